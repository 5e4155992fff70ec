export default function PlainCss() {
  return (
    <p
      style={{
        margin: 0,
        padding: 'calc(2 * var(--mui-spacing))',
        font: 'var(--mui-font-body1)',
        color: 'var(--mui-palette-text-primary)',
        backgroundColor: 'rgba(var(--mui-palette-success-mainChannel) / 0.16)',
        borderRadius: 'var(--mui-shape-borderRadius)',
      }}
    >
      The ferry leaves on time. This paragraph is plain HTML with the variables of the theme.
    </p>
  );
}
