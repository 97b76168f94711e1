import { ModuleRow } from '../../catalogue/row/ModuleRow'
import { useContentOwner } from '../../catalogue/title/contentOwner'
import type { ModuleProps } from '../../site/registry'
import { PromoCard } from './PromoCard'
import './carouselPromo.scss'

/** Cards at most, where the config says nothing (spec, section 9). */
const SLIDES = 5

/**
 * Wide cards that lead to worlds, genres or campaigns. With an owner chosen in the top bar only that owner's cards are
 * shown (spec, section 6); where none are left, there is no shelf.
 */
export default function CarouselPromo({ module, index }: ModuleProps<'carousel_promo'>) {
  const owner = useContentOwner()
  const { slides = SLIDES, shape = 'promo', captions = 'description', path } = module.config ?? {}
  const titles = (module.content ?? []).filter((title) => !owner || title.title_original_owner === owner)
  if (owner && titles.length === 0) return null
  return (
    <ModuleRow
      module={module}
      titles={titles.slice(0, slides)}
      shape={shape}
      card={(title, i) => (
        <PromoCard
          title={title}
          shape={shape}
          captions={captions}
          path={path}
          module={module.slug}
          tabStop={i === 0}
          first={index === 0 && i < 3}
        />
      )}
    />
  )
}
