import { headingOf } from '../../catalogue/ModuleHead'
import type { ModuleProps } from '../../site/registry'

export default function CarouselHero({ module }: ModuleProps<'carousel_hero'>) {
  return <h2 className="mq-wrap">{headingOf(module)}</h2>
}
