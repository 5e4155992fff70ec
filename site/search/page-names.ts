import { namesOfX } from './page-names-x.ts';

/** What readers who think in another language call the things of a page: German, Spanish, French, Portuguese, Japanese, Korean, Chinese; and names that only a guide explains. */
const names: Readonly<Record<string, string>> = {
  // Inputs
  '/components/buttons':
    'Schaltfläche, Knopf, Button mit Symbol, botón, bouton, botão, ボタン, 버튼, 按钮',
  '/components/button-group':
    'Schaltflächengruppe, grupo de botones, groupe de boutons, grupo de botões, ボタングループ, 버튼 그룹, 按钮组',
  '/components/checkboxes':
    'Kontrollkästchen, Ankreuzfeld, casilla de verificación, casilla, case à cocher, caixa de seleção, caixa de verificação, チェックボックス, 체크박스, 复选框, 多选框',
  '/components/radio-buttons':
    'Optionsfeld, Auswahlknopf, botón de opción, bouton radio, botão de opção, ラジオボタン, 라디오 버튼, 单选框, 单选按钮',
  '/components/switches':
    'Schalter, Umschalter, interruptor, interrupteur, chave, スイッチ, 스위치, 开关',
  '/components/toggle-button':
    'Umschaltfläche, botón de alternancia, bouton bascule, botão de alternância, トグルボタン, 토글 버튼, 切换按钮',
  '/components/floating-action-button':
    'schwebende Schaltfläche, botón flotante, bouton flottant, botão flutuante, フローティングボタン, 플로팅 버튼, 悬浮按钮, 悬浮操作按钮, 浮动按钮',
  '/components/autocomplete':
    'Autovervollständigung, Vorschläge, autocompletar, autocompletado, autocomplétion, saisie automatique, preenchimento automático, オートコンプリート, 자동완성, 자동 완성, 自动完成, 自动补全, 搜索框',
  '/components/rating':
    'Bewertung, Sterne, valoración, calificación, évaluation, note, avaliação, 評価, 별점, 평점, 评分',
  '/components/selects':
    'Auswahlliste, Auswahlfeld, Dropdown-Liste, lista desplegable, desplegable, liste déroulante, lista suspensa, セレクト, ドロップダウン, 드롭다운, 셀렉트, 선택 상자, 下拉框, 选择框, 下拉选择, 选择器',
  '/components/slider':
    'Schieberegler, control deslizante, deslizador, curseur, controle deslizante, スライダー, 슬라이더, 滑块, 滑动条',
  '/components/text-fields':
    'Textfeld, Eingabefeld, Formular, campo de texto, formulario, champ de texte, champ de saisie, formulaire, campo de entrada, formulário, テキストフィールド, 入力欄, フォーム, 텍스트 필드, 입력 필드, 폼, 文本框, 输入框, 表单, 表单验证, 表单校验',
  '/components/transfer-list':
    'Übertragungsliste, lista de transferencia, liste de transfert, lista de transferência, 移動リスト, 이동 목록, 穿梭框',
  // Data display
  '/components/avatars': 'Profilbild, Avatar, avatares, アバター, 아바타, 프로필 사진, 头像',
  '/components/badges':
    'Zähler, Abzeichen, insignia, distintivo, pastille, バッジ, 배지, 徽章, 徽标, 角标',
  '/components/chips': 'Etikett, etiqueta, étiquette, チップ, タグ, 칩, 태그, 标签',
  '/components/dividers':
    'Trennlinie, separador, séparateur, divisor, 区切り線, 구분선, 分割线, 分隔线',
  '/components/lists': 'Liste, lista, listes, リスト, 목록, 리스트, 列表',
  '/components/tables': 'Tabelle, Tabellen, tabla, tableau, tabela, テーブル, 表, 테이블, 표, 表格',
  '/components/tooltips':
    'Kurzinfo, Hinweis, información sobre herramientas, descripción emergente, infobulle, info-bulle, dica de ferramenta, ツールチップ, 툴팁, 文字提示, 工具提示, 提示框',
  '/components/icons':
    'Symbole, Symbol, iconos, icono, icônes, icône, ícones, ícone, アイコン, 아이콘, 图标',
  '/components/material-icons': 'Symbole, iconos, icônes, ícones, アイコン, 아이콘, 图标库',
  '/components/typography':
    'Überschrift, Textstil, título, titre, 見出し, 文字, 제목, 문단, 标题, 文字排版, 文本',
  // Feedback
  '/components/alert':
    'Warnung, Warnhinweis, alerta, alerte, アラート, 警告, 알림, 경고, 警告提示, 警告框',
  '/components/backdrop':
    'Hintergrundabdeckung, fondo, arrière-plan, pano de fundo, 背景, 배경, 遮罩层, 遮罩, 背景板',
  '/components/dialogs':
    'Dialogfenster, Dialogfeld, cuadro de diálogo, diálogo, ventana emergente, boîte de dialogue, dialogue, caixa de diálogo, janela, ダイアログ, 대화상자, 다이얼로그, 모달, 对话框, 弹窗, 确认框',
  '/components/snackbars':
    'Benachrichtigung, Meldung, notificación, notificaciones, notification, notificação, 通知, スナックバー, 스낵바, 토스트, 消息条, 提示条, 消息提示',
  '/components/progress':
    'Fortschrittsbalken, Fortschrittsanzeige, Ladeanzeige, barra de progreso, indicador de carga, barre de progression, indicateur de chargement, barra de progresso, carregando, プログレスバー, ローディング, 진행 표시줄, 진행률, 로딩, 进度条, 加载',
  '/components/skeleton': 'Platzhalter, esqueleto, squelette, スケルトン, 스켈레톤, 骨架屏',
  // Surfaces and navigation
  '/components/accordion':
    'Akkordeon, Aufklappmenü, acordeón, accordéon, acordeão, panneau dépliable, アコーディオン, 아코디언, 手风琴, 折叠面板',
  '/components/app-bar':
    'Kopfleiste, App-Leiste, barra de aplicaciones, barre d’application, barra superior, barra de navegação, アプリバー, ヘッダー, 앱바, 헤더, 应用栏, 顶部导航栏',
  '/components/cards':
    'Karte, Karten, tarjeta, tarjetas, carte, cartes, cartão, カード, 카드, 卡片',
  '/components/paper': 'Papier, Fläche, papel, surface, superfície, ペーパー, 종이, 纸张',
  '/components/bottom-navigation':
    'untere Navigation, navegación inferior, navigation inférieure, navegação inferior, ボトムナビゲーション, 하단 내비게이션, 底部导航',
  '/components/breadcrumbs':
    'Brotkrumen, Brotkrümelnavigation, migas de pan, fil d’Ariane, trilha de navegação, パンくずリスト, 빵부스러기, 브레드크럼, 面包屑',
  '/components/drawers':
    'Seitenleiste, Schublade, cajón, barra lateral, menú lateral, tiroir, barre latérale, gaveta, menu lateral, ドロワー, サイドバー, 서랍, 드로어, 사이드바, 抽屉, 侧边栏',
  '/components/links': 'Verweis, enlace, enlaces, lien, liens, ligação, リンク, 링크, 链接',
  '/components/menus': 'Menü, Menüs, menú, menús, メニュー, 메뉴, 菜单, 右键菜单',
  '/components/pagination':
    'Seitennummerierung, Blättern, paginación, paginação, ページネーション, ページ送り, 페이지네이션, 페이지 매기기, 分页',
  '/components/speed-dial':
    'Schnellwahl, marcación rápida, numérotation rapide, discagem rápida, スピードダイヤル, 스피드 다이얼, 快速操作',
  '/components/steppers':
    'Schritte, Schrittanzeige, pasos, étapes, passos, etapas, ステッパー, 스테퍼, 단계, 步骤条',
  '/components/tabs':
    'Registerkarten, Reiter, pestañas, pestaña, onglets, onglet, abas, guias, タブ, 탭, 标签页, 选项卡',
  // Layout and helpers
  '/components/box': 'Kasten, caja, boîte, caixa, ボックス, 박스, 盒子',
  '/components/container': 'Behälter, contenedor, conteneur, contêiner, コンテナ, 컨테이너, 容器',
  '/components/grid':
    'Raster, Rasterlayout, cuadrícula, rejilla, grille, grade, グリッド, 그리드, 栅格, 栅格布局, 网格布局',
  '/components/stack': 'Stapel, pila, pile, pilha, スタック, 스택, 堆叠, 堆栈布局',
  '/components/grid-list':
    'Bildergalerie, galería de imágenes, galerie d’images, galeria de imagens, 画像リスト, 이미지 목록, 图片列表',
  '/components/masonry': 'Mauerwerk, mampostería, maçonnerie, 瀑布流, 砌体',
  '/components/timeline':
    'Zeitstrahl, Zeitleiste, línea de tiempo, frise chronologique, linha do tempo, タイムライン, 타임라인, 时间轴, 时间线',
  '/components/modal':
    'Modalfenster, ventana modal, fenêtre modale, janela modal, モーダル, 모달, 模态框',
  '/components/popover':
    'Popover-Fenster, ventana flotante, ポップオーバー, 팝오버, 气泡卡片, 弹出框',
  '/components/popper': 'ポッパー, 팝퍼, 弹出定位',
  '/components/transitions':
    'Übergänge, Animation, transiciones, animaciones, transitions, animations, transições, animações, トランジション, アニメーション, 전환, 애니메이션, 过渡动画, 动画',
  '/components/use-media-query':
    'Medienabfrage, consulta de medios, requête média, メディアクエリ, 미디어 쿼리, 媒体查询',
  '/components/hidden': 'ausblenden, ocultar, masquer, esconder, 隐藏',
  '/components/no-ssr': '禁用服务端渲染',
  // Customization
  '/customization/dark-mode':
    'applyStyles, Dunkelmodus, dunkler Modus, modo oscuro, mode sombre, modo escuro, ダークモード, 다크 모드, 다크모드, 深色模式, 暗黑模式, 暗色, 夜间模式',
  '/customization/theming':
    'ThemeProvider, createTheme, Design anpassen, tema, thème, テーマ, 테마, 主题, 自定义主题, 主题定制',
  '/customization/palette':
    'theme.palette, augmentColor, Farben, Farbpalette, colores, paleta de colores, couleurs, palette de couleurs, cores, paleta de cores, 色, カラーパレット, 색상, 팔레트, 调色板, 主题颜色, 颜色',
  '/customization/color': 'Farbe, color primario, couleur, cor, カラー, 색, 颜色, 色彩',
  '/customization/typography':
    'theme.typography, responsiveFontSizes, Schrift, Schriftart, fuente, tipografía, police, typographie, fonte, tipografia, フォント, 글꼴, 폰트, 字体, 字号',
  '/customization/spacing':
    'theme.spacing, Abstand, Abstände, espaciado, espacement, espaçamento, 余白, 간격, 间距',
  '/customization/breakpoints':
    'theme.breakpoints, Umbruchpunkte, puntos de quiebre, points de rupture, pontos de interrupção, ブレークポイント, 브레이크포인트, 断点, 响应式断点',
  '/customization/density': 'Dichte, densidad, densité, densidade, 密度, 밀도',
  '/customization/components':
    'Stile überschreiben, sobrescribir estilos, 组件样式覆盖, 自定义组件样式, 覆盖样式',
  '/customization/overriding-component-structure': 'slots, slotProps',
  '/customization/transitions': 'theme.transitions',
  '/customization/globals': '全局样式',
  '/customization/z-index': 'theme.zIndex, 层级',
  '/customization/css-theme-variables/overview':
    'CSS-Variablen, variables CSS, variáveis CSS, CSS 变量',
  '/system/spacing': '外边距, 内边距, 间距',
  '/system/flexbox': '弹性布局, 居中',
  '/system/the-sx-prop': 'sx, sx 属性',
  // Getting started and guides
  '/getting-started/installation':
    'Installieren, instalación, instalar, installer, instalação, インストール, 설치, 安装',
  '/getting-started/usage': 'Verwendung, uso, utilisation, 使い方, 사용법, 使用, 快速上手',
  '/getting-started/templates':
    'Vorlagen, plantillas, modèles, modelos, テンプレート, 템플릿, 模板, 后台模板',
  '/getting-started/example-projects':
    'Beispiele, ejemplos, exemples, exemplos, サンプル, 예제, 示例项目, 示例',
  '/guides/typescript': '类型',
  '/guides/responsive-ui':
    'responsives Design, diseño adaptable, design responsivo, レスポンシブ, 반응형, 响应式, 响应式布局, 自适应',
  '/guides/server-rendering':
    'renderizado en el servidor, rendu côté serveur, サーバーサイドレンダリング, 서버 사이드 렌더링, 服务端渲染, 服务器渲染',
  '/guides/testing': 'Tests, pruebas, tests, testes, テスト, 테스트, 测试',
  '/guides/right-to-left':
    'rechts nach links, derecha a izquierda, droite à gauche, direita para esquerda, 从右到左',
  '/guides/localization':
    'Übersetzung, Sprache, traducción, idioma, traduction, langue, tradução, ローカライズ, 言語, 번역, 언어, 本地化, 国际化, 多语言, 语言包',
  '/guides/minimizing-bundle-size':
    'Paketgröße verkleinern, tamaño del paquete, taille du bundle, tamanho do pacote, バンドルサイズ, 번들 크기, 减小打包体积, 打包体积, 按需引入, 按需加载, 优化体积',
  '/guides/content-security-policy': '内容安全策略',
  '/guides/migration-v4': '从 v4 升级, 从 v4 迁移到 v5, 升级到 v5',
  '/guides/upgrade-to-v7': '升级到 v7',
  '/guides/upgrade-to-v6': '升级到 v6',
  '/integrations/routing':
    'Navigation mit Router, enrutamiento, routage, roteamento, ルーティング, 라우팅, 路由',
  '/integrations/nextjs': 'Next.js 集成',
  ...namesOfX,
};

/** Other names of pages by their pathname. */
export const pageNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(names).map(([pathname, list]) => [pathname, list.split(', ')]),
);
