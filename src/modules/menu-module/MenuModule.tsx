import { headingOf } from '../../catalogue/ModuleHead'
import type { ModuleProps } from '../../site/registry'

export default function MenuModule({ module }: ModuleProps<'menu_module'>) {
  return <h2 className="mq-wrap">{headingOf(module)}</h2>
}
