/** Keeps the room of a row of episodes while they load. */
export function RowSkeleton({ picked }: { picked?: boolean }) {
  return (
    <div className="mq-skeleton mq-watch__row-skeleton" aria-hidden="true">
      {picked && <i className="mq-skeleton__part mq-watch__pick-skeleton" />}
      <div>
        {Array.from({ length: 5 }, (_, index) => (
          <i key={index} className="mq-skeleton__part" />
        ))}
      </div>
    </div>
  )
}
