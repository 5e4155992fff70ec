/** Other names of the pages of MUI X and of help, each list parted by commas. */
export const namesOfX: Readonly<Record<string, string>> = {
  // Data Grid
  '/x/react-data-grid':
    'Datentabelle, Datenraster, tabla de datos, cuadrícula de datos, tableau de données, grille de données, tabela de dados, grade de dados, データグリッド, データテーブル, 데이터 그리드, 数据表格, 数据网格',
  '/x/react-data-grid/column-definition': '列定义, 表头, カラム定義, 컬럼 정의',
  '/x/react-data-grid/column-dimensions':
    'Spaltenbreite, ancho de columna, largeur de colonne, largura da coluna, 列幅, 컬럼 너비, 列宽, 列宽自适应, 自动列宽, 调整列宽',
  '/x/react-data-grid/column-visibility':
    'Spalten ausblenden, ocultar columnas, 列の表示, 컬럼 숨기기, 隐藏列, 显示列, 列显示',
  '/x/react-data-grid/column-header': '表头, 列头, 自定义表头',
  '/x/react-data-grid/column-menu': '列菜单',
  '/x/react-data-grid/column-spanning': '合并列, 跨列, 合并单元格',
  '/x/react-data-grid/column-groups': '多级表头, 表头分组, 列分组',
  '/x/react-data-grid/column-ordering':
    'Spalten verschieben, reordenar columnas, 列拖拽, 列排序, 拖动列, 列顺序',
  '/x/react-data-grid/column-pinning':
    'Spalten fixieren, fijar columnas, figer les colonnes, fixar colunas, 列固定, 固定列, 冻结列, 컬럼 고정',
  '/x/react-data-grid/row-definition': '行数据, 行 id',
  '/x/react-data-grid/row-updates': '更新行, 添加行, 删除行',
  '/x/react-data-grid/row-height':
    'Zeilenhöhe, altura de fila, hauteur de ligne, altura da linha, 行の高さ, 행 높이, 行高, 自动换行',
  '/x/react-data-grid/row-spanning': '合并行, 跨行, 合并单元格, 单元格合并',
  '/x/react-data-grid/master-detail':
    'Detailansicht, detalle, détail, 主从表, 展开行, 行详情, 详情面板',
  '/x/react-data-grid/row-ordering':
    'Zeilen sortieren, 行拖拽, 拖拽排序, 拖动行, 行拖动排序, 行排序',
  '/x/react-data-grid/row-pinning': '固定行, 置顶行',
  '/x/react-data-grid/cells': '单元格, 自定义单元格, セル, 셀',
  '/x/react-data-grid/editing':
    'Bearbeiten, editar, edición, modifier, édition, edição, 編集, 편집, 单元格编辑, 行编辑, 可编辑表格, 编辑单元格',
  '/x/react-data-grid/editing/persistence': '保存编辑, 提交修改',
  '/x/react-data-grid/sorting':
    'Sortieren, Sortierung, ordenar, ordenación, trier, tri, ordenação, 並べ替え, ソート, 정렬, 排序',
  '/x/react-data-grid/filtering':
    'Filtern, filtrar, filtro, filtrer, filtre, フィルター, 絞り込み, 필터, 过滤, 筛选',
  '/x/react-data-grid/filtering/quick-filter':
    'Schnellfilter, filtro rápido, filtre rapide, クイックフィルター, 빠른 필터, 快速筛选, 快速过滤, 表格搜索',
  '/x/react-data-grid/filtering/server-side': '服务端筛选, 服务器端过滤',
  '/x/react-data-grid/filtering/header-filters': '表头筛选',
  '/x/react-data-grid/pagination':
    'Seiten, paginación de tabla, pagination du tableau, ページネーション, 페이지네이션, 表格分页, 服务端分页, 服务器端分页',
  '/x/react-data-grid/row-selection':
    'Zeilenauswahl, selección de filas, sélection de lignes, seleção de linhas, 行選択, 행 선택, 行选择, 选择行, 多选行',
  '/x/react-data-grid/cell-selection': '单元格选择, 选中单元格',
  '/x/react-data-grid/virtualization':
    'Virtualisierung, virtualización, virtualisation, virtualização, 仮想化, 가상화, 虚拟化, 虚拟滚动, 大量数据',
  '/x/react-data-grid/performance':
    'Leistung, rendimiento, performances, desempenho, パフォーマンス, 성능, 性能优化, 性能',
  '/x/react-data-grid/localization': '表格语言, 表格汉化, 表格国际化',
  '/x/react-data-grid/tree-data':
    'Baumdaten, datos en árbol, ツリーデータ, 트리 데이터, 树形数据, 树形表格',
  '/x/react-data-grid/row-grouping':
    'Zeilen gruppieren, agrupar filas, regrouper les lignes, agrupar linhas, グループ化, 그룹화, 行分组, 分组',
  '/x/react-data-grid/aggregation':
    'Summe, Aggregation, agregación, suma, agrégation, agregação, 集計, 집계, 聚合, 求和, 合计, 汇总',
  '/x/react-data-grid/pivoting':
    'Pivot-Tabelle, tabla dinámica, tableau croisé, tabela dinâmica, ピボット, 피벗, 透视表, 数据透视',
  '/x/react-data-grid/export':
    'Exportieren, exportar, exporter, エクスポート, 내보내기, 导出, 导出表格, 打印, 导出 CSV, 导出 Excel',
  '/x/react-data-grid/clipboard': '剪贴板, 复制粘贴',
  '/x/react-data-grid/accessibility': '键盘操作, 键盘快捷键, 快捷键, 无障碍',
  '/x/react-data-grid/scrolling': '滚动, 滚动到行',
  '/x/react-data-grid/server-side-data':
    'Serverdaten, datos del servidor, サーバーデータ, 서버 데이터, 服务端数据, 服务器数据, 后端数据',
  '/x/react-data-grid/server-side-data/lazy-loading': '无限滚动, 懒加载, 滚动加载',
  '/x/react-data-grid/components/toolbar':
    'Werkzeugleiste, barra de herramientas, barre d’outils, ツールバー, 툴바, 工具栏',
  '/x/react-data-grid/style': '表格样式, 行颜色, 斑马纹',
  '/x/react-data-grid/overlays': '空数据, 无数据, 加载中',
  '/x/react-data-grid/layout': '表格高度, 自适应高度',
  '/x/react-data-grid/state': '保存状态, 保存列设置',
  '/x/react-data-grid/events': '事件, 点击行, 行点击',
  // Date and Time Pickers
  '/x/react-date-pickers':
    'Datum und Uhrzeit, fecha y hora, date et heure, data e hora, 日付と時刻, 날짜와 시간, 日期与时间选择器',
  '/x/react-date-pickers/date-picker':
    'Datumsauswahl, Datumswähler, selector de fecha, selector de fechas, sélecteur de date, seletor de data, 日付選択, 日付ピッカー, デートピッカー, 날짜 선택, 날짜 선택기, 日期选择器, 日期选择',
  '/x/react-date-pickers/date-calendar':
    'Kalender, calendario, calendrier, calendário, カレンダー, 달력, 캘린더, 日历',
  '/x/react-date-pickers/date-field': '日期输入',
  '/x/react-date-pickers/time-picker':
    'Uhrzeitauswahl, Zeitauswahl, selector de hora, sélecteur d’heure, seletor de hora, 時刻選択, タイムピッカー, 시간 선택, 时间选择器, 时间选择',
  '/x/react-date-pickers/time-clock': 'Uhr, reloj, horloge, relógio, 時計, 시계, 时钟',
  '/x/react-date-pickers/date-time-picker':
    'Datum-Zeit-Auswahl, selector de fecha y hora, sélecteur de date et heure, seletor de data e hora, 日時選択, 날짜 시간 선택, 日期时间选择器',
  '/x/react-date-pickers/date-range-picker':
    'Zeitraum, Datumsbereich, rango de fechas, plage de dates, intervalo de datas, 期間選択, 日付範囲, 기간 선택, 날짜 범위, 日期范围, 日期范围选择器, 日期区间',
  '/x/react-date-pickers/date-range-calendar': '日期范围日历',
  '/x/react-date-pickers/fields':
    '日期格式, 输入格式, Datumsformat, formato de fecha, format de date, formato de data, 日付形式, 날짜 형식',
  '/x/react-date-pickers/validation':
    'Validierung, validación, validation des dates, validação, 検証, 유효성 검사, 日期校验, 禁用日期, 禁用周末, 限制日期',
  '/x/react-date-pickers/shortcuts': '快捷选项, 快捷方式',
  '/x/react-date-pickers/localization': '选择器语言, 日期本地化',
  '/x/react-date-pickers/adapters-locale':
    'Wochenbeginn, primer día de la semana, premier jour de la semaine, primeiro dia da semana, 一周的第一天, 每周开始, 周一开始, 日期语言',
  '/x/react-date-pickers/timezone':
    'Zeitzone, zona horaria, fuseau horaire, fuso horário, タイムゾーン, 시간대, 时区',
  '/x/react-date-pickers/accessibility': '选择器键盘操作, 选择器快捷键, 选择器无障碍',
  '/x/react-date-pickers/calendar-systems': '农历, 历法',
  // Charts
  '/x/react-charts': 'Diagramme, Diagramm, gráficos, graphiques, チャート, グラフ, 차트, 图表',
  '/x/react-charts/bars':
    'Balkendiagramm, Säulendiagramm, gráfico de barras, graphique à barres, diagramme en barres, 棒グラフ, 막대 차트, 막대 그래프, 柱状图, 条形图',
  '/x/react-charts/lines':
    'Liniendiagramm, gráfico de líneas, graphique linéaire, courbe, gráfico de linhas, 折れ線グラフ, 선 그래프, 라인 차트, 折线图, 面积图',
  '/x/react-charts/pie':
    'Kreisdiagramm, Tortendiagramm, gráfico circular, gráfico de pastel, diagramme circulaire, camembert, gráfico de pizza, 円グラフ, 원형 차트, 파이 차트, 饼图, 环形图',
  '/x/react-charts/scatter':
    'Streudiagramm, gráfico de dispersión, nuage de points, gráfico de dispersão, 散布図, 산점도, 散点图',
  '/x/react-charts/gauge': 'Messanzeige, medidor, jauge, ゲージ, 게이지, 仪表盘',
  '/x/react-charts/radar': 'Netzdiagramm, gráfico de radar, レーダーチャート, 레이더 차트, 雷达图',
  '/x/react-charts/heatmap':
    'Wärmekarte, mapa de calor, carte de chaleur, ヒートマップ, 히트맵, 热力图',
  '/x/react-charts/funnel': 'Trichterdiagramm, embudo, entonnoir, funil, ファネル, 깔때기, 漏斗图',
  '/x/react-charts/sparkline': '迷你图',
  '/x/react-charts/axis':
    'Achsen, Achse, ejes, eje, axes, eixos, 軸, 축, 坐标轴, 轴, 双轴, X 轴, Y 轴',
  '/x/react-charts/legend': 'Legende, leyenda, légende, legenda, 凡例, 범례, 图例',
  '/x/react-charts/tooltip': '图表提示',
  '/x/react-charts/stacking':
    'gestapelt, apilado, empilé, empilhado, 積み上げ, 누적, 堆叠图, 堆叠柱状图, 堆叠',
  '/x/react-charts/styling': '图表样式, 图表颜色',
  '/x/react-charts/zoom-and-pan': 'Zoomen, ampliar, zoomer, ズーム, 확대, 图表缩放, 缩放, 平移',
  '/x/react-charts/export': '导出图表, 下载图片',
  '/x/react-charts/animation': '图表动画',
  '/x/react-charts/gantt':
    'Gantt-Diagramm, diagrama de Gantt, diagramme de Gantt, ガントチャート, 간트 차트, 甘特图',
  '/x/react-charts/sankey': '桑基图',
  '/x/react-charts/treemap': '矩形树图',
  // Tree View
  '/x/react-tree-view':
    'Baumansicht, Baumstruktur, vista de árbol, árbol, vue arborescente, arborescence, arbre, árvore, visualização em árvore, ツリービュー, 트리 뷰, 트리, 树视图, 树形控件, 树',
  '/x/react-tree-view/rich-tree-view/items': '树节点, 树形数据结构',
  '/x/react-tree-view/rich-tree-view/selection': '节点选择, 树节点多选, 勾选节点, 树多选',
  '/x/react-tree-view/rich-tree-view/expansion': '展开节点, 树节点展开, 全部展开',
  '/x/react-tree-view/rich-tree-view/ordering': '节点拖拽, 树拖拽, 树节点排序',
  '/x/react-tree-view/rich-tree-view/editing': '编辑节点, 重命名节点',
  '/x/react-tree-view/rich-tree-view/lazy-loading': '树懒加载, 节点懒加载',
  '/x/react-tree-view/accessibility': '树的键盘操作, 树的快捷键, 树的无障碍',
  '/x/introduction/licensing':
    'Lizenz, Preis, licencia, precio, licence, prix, licença, preço, ライセンス, 価格, 라이선스, 가격, 许可证, 价格, 收费',
  '/x/introduction/support': 'Hilfe, ayuda, aide, ajuda, サポート, 지원, 支持, 帮助',
  '/getting-started/faq':
    'häufige Fragen, preguntas frecuentes, foire aux questions, perguntas frequentes, よくある質問, 자주 묻는 질문, 常见问题',
};
