import './emptyState.scss'

/** What stands where there is nothing to show. */
export function EmptyState({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div className="mq-wrap mq-empty">
      <p>{text}</p>
      {children}
    </div>
  )
}
