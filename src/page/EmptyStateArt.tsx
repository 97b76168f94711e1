import './emptyStateArt.scss'

const SEATS_PER_ROW = [7, 8, 9, 10]

/** Illustration: an empty screen and rows of seats, one of them taken. */
export function EmptyStateArt() {
  return (
    <svg className="mq-empty-art" viewBox="0 0 640 560" aria-hidden="true" focusable="false">
      <path className="mq-empty-art__screen" d="M110 36Q320 16 530 36V232Q320 218 110 232Z" />
      {SEATS_PER_ROW.flatMap((seats, row) => {
        const width = 40 + row * 5
        const top = 292 + row * 64
        return Array.from({ length: seats }, (_, seat) => {
          const middle = seat - (seats - 1) / 2
          // Rows curve towards the screen at their ends.
          return (
            <rect
              key={`${row} ${seat}`}
              className={row === 2 && seat === 4 ? 'mq-empty-art__taken' : undefined}
              x={320 + middle * (width + 9) - width / 2}
              y={top - middle * middle * 1.6}
              width={width}
              height={width * 1.05}
              rx={width * 0.34}
            />
          )
        })
      })}
    </svg>
  )
}
