import { TitleRow } from '../../catalogue/row/TitleRow'
import type { ModuleProps } from '../../site/registry'

/** A row of pictures with names that link anywhere: people, places, campaigns. */
export default function CarouselBasic({ module, index }: ModuleProps<'carousel_basic'>) {
  const { shape = 'still', captions = 'name' } = module.config ?? {}
  return <TitleRow module={module} shape={shape} captions={captions} index={index} />
}
