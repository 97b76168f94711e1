interface Props {
  type: string
  /** A document that shows the module, without scripts; undefined until it is rendered. */
  documentHtml: string | undefined
}

/** The module at a sixth of its size. Until it is rendered, a drawing shows what it consists of. */
export function ModuleThumbnail({ type, documentHtml }: Props) {
  return (
    <span className="mqp-pick__picture" aria-hidden="true">
      {documentHtml === undefined ? (
        <Drawing type={type} />
      ) : (
        <iframe
          srcDoc={documentHtml}
          sandbox="allow-same-origin"
          title={type}
          tabIndex={-1}
          width={1280}
          height={560}
        />
      )}
    </span>
  )
}

/** Rectangles in a box of 48 by 21. */
const DRAWINGS: readonly [
  words: RegExp,
  ...boxes: (readonly [x: number, y: number, width: number, height: number])[],
][] = [
  [/hero|video/, [2, 2, 44, 17]],
  [/grid|collection/, [2, 2, 13, 8], [17, 2, 13, 8], [32, 2, 13, 8], [2, 12, 13, 7], [17, 12, 13, 7], [32, 12, 13, 7]],
  [/text|html/, [2, 3, 30, 3], [2, 9, 44, 2], [2, 13, 44, 2], [2, 17, 24, 2]],
  [/menu/, [2, 8, 10, 5], [14, 8, 10, 5], [26, 8, 10, 5]],
  [/placeholder/, [8, 10, 32, 1]],
  [/./, [2, 2, 16, 2], [2, 6, 13, 13], [17, 6, 13, 13], [32, 6, 13, 13]],
]

function Drawing({ type }: { type: string }) {
  const [, ...boxes] = DRAWINGS.find(([words]) => words.test(type)) ?? [undefined]
  return (
    <svg viewBox="0 0 48 21" aria-hidden="true" focusable="false">
      {boxes.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx={1} fill="currentColor" />
      ))}
    </svg>
  )
}
