import { TitleRow } from '../../catalogue/row/TitleRow'
import type { ModuleProps } from '../../site/registry'

/** A row of titles. */
export default function CarouselShow({ module, index }: ModuleProps<'carousel_show'>) {
  const { shape = 'poster', captions = 'facts' } = module.config ?? {}
  return <TitleRow module={module} shape={shape} captions={captions} index={index} />
}
