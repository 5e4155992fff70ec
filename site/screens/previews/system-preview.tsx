/** The `sx` prop beside what it does to a box. */
export function SystemPreview() {
  return (
    <div className="sx">
      <pre>
        <code>
          <b>{'<Box'}</b>
          {'\n  sx={{\n    px: '}
          <i>3</i>
          {', '}
          <small>{'// 24px'}</small>
          {'\n    my: '}
          <i>4</i>
          {', '}
          <small>{'// 32px'}</small>
          {'\n    borderRadius: '}
          <i>1</i>
          {',\n  }}\n'}
          <b>{'/>'}</b>
        </code>
      </pre>
      <div className="sx__box">
        <span className="sx__block">my: 4</span>
        <span className="sx__inline">px: 3</span>
        <div>{'<Box />'}</div>
      </div>
    </div>
  );
}
