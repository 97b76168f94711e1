import { ModuleHead, moduleHeadingText } from '../../catalogue/row/ModuleHead'
import { classes } from '../../lib/browser/classes'
import type { ModuleProps } from '../../site/registry'
import { Html } from '../../ui/html/Html'
import './htmlBlock.scss'

/** The operator's HTML, sanitised, in a text column or in full width. */
export default function HtmlBlock({ module }: ModuleProps<'html_block'>) {
  return (
    <>
      <ModuleHead heading={moduleHeadingText(module)} slug={module.slug} />
      {module.content && (
        <div className={classes('mq-wrap', 'mq-html-block', module.config?.wide && 'mq-html-block--wide')}>
          <Html html={module.content} />
        </div>
      )}
    </>
  )
}
