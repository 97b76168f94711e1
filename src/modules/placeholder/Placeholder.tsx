import type { ModuleProps } from '../../site/registry'
import './placeholder.scss'

/** Room between two modules, with words in it or without. */
export default function Placeholder({ module }: ModuleProps<'placeholder'>) {
  const words = module.content?.trim()
  return (
    <div
      className="mq-placeholder mq-wrap"
      style={{ minHeight: module.config?.height ?? 160 }}
      aria-hidden={words ? undefined : true}
    >
      {words && <p>{words}</p>}
    </div>
  )
}
