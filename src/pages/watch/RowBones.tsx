/** Keeps the room of a row of episodes while they load. */
export function RowBones({ picked }: { picked?: boolean }) {
  return (
    <div className="mq-bones mq-watch__row-bones" aria-hidden="true">
      {picked && <i className="mq-bone mq-watch__pick-bone" />}
      <div>
        {Array.from({ length: 5 }, (_, index) => (
          <i key={index} className="mq-bone" />
        ))}
      </div>
    </div>
  )
}
