import { headingOf } from '../../catalogue/ModuleHead'
import type { ModuleProps } from '../../site/registry'

export default function HtmlBlock({ module }: ModuleProps<'html_block'>) {
  return <h2 className="mq-wrap">{headingOf(module)}</h2>
}
