import { headingOf } from '../../catalogue/ModuleHead'
import type { ModuleProps } from '../../site/registry'

export default function CarouselEpisode({ module }: ModuleProps<'carousel_episode'>) {
  return <h2 className="mq-wrap">{headingOf(module)}</h2>
}
