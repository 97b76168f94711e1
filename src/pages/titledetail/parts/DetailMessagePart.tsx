import type { PartProps } from './parts'

/** What the brand says on every title page of this type. */
export function DetailMessagePart({ layout }: PartProps) {
  return layout.detail_message ? <p className="mq-title__message">{layout.detail_message}</p> : null
}
