import './emptyState.scss'

/** What stands in an empty shelf. */
export function EmptyState({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div className="mq-wrap mq-empty">
      <p>{text}</p>
      {children}
    </div>
  )
}
