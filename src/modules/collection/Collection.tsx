import { headingOf } from '../../catalogue/ModuleHead'
import type { ModuleProps } from '../../site/registry'

export default function Collection({ module }: ModuleProps<'collection'>) {
  return <h2 className="mq-wrap">{headingOf(module)}</h2>
}
