import { headingOf } from '../../catalogue/ModuleHead'
import type { ModuleProps } from '../../site/registry'

export default function Placeholder({ module }: ModuleProps<'placeholder'>) {
  return <h2 className="mq-wrap">{headingOf(module)}</h2>
}
