import type { ModuleProps } from '../../site/registry'
import './placeholder.scss'

/** Space between two modules, with or without text. */
export default function Placeholder({ module }: ModuleProps<'placeholder'>) {
  const text = module.content?.trim()
  return (
    <div
      className="mq-placeholder mq-wrap"
      style={{ minHeight: module.config?.height ?? 160 }}
      aria-hidden={text ? undefined : true}
    >
      {text && <p>{text}</p>}
    </div>
  )
}
