import './emptyState.scss'

/** Shown instead of an empty list. */
export function EmptyState({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div className="mq-wrap mq-empty">
      <p>{text}</p>
      {children}
    </div>
  )
}
