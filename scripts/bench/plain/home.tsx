import { createRoot } from 'react-dom/client'
import { Hero } from './Hero'
import { HomeShelf } from './HomeShelf'
import type { HomeModule } from './homeData'
import '../../../src/styles/main.scss'
import '../../../src/ui/rows/row.scss'
import '../../../src/ui/skeleton.scss'
import '../../../src/ui/button.scss'
import '../../../src/ui/slides/heroSlides.scss'
import '../../../src/catalogue/card/card.scss'
import '../../../src/catalogue/card/lettering.scss'
import '../../../src/catalogue/card/metaLine.scss'
import '../../../src/catalogue/row/moduleHead.scss'
import '../../../src/modules/carousel-hero/carouselHero.scss'
import '../../../src/modules/carousel-hero/heroFull.scss'
import '../../../src/modules/carousel-promo/carouselPromo.scss'

/** The modules of the first screen: hero and promo. "Continue watching" is empty for signed-out visitors. */
const FIRST_SCREEN_MODULES = 2

/** The first screen of the home page of `lumen`, hand-written for this site. Makes both service calls in parallel. */
const fetchJson = async <T,>(path: string): Promise<T> => {
  const reply = await fetch(`/api/v1/${path}`, { credentials: 'same-origin' })
  return reply.json()
}
const [{ site_title }, { data }] = await Promise.all([
  fetchJson<{ site_title: string }>('config/'),
  fetchJson<{ data: { module: HomeModule }[] }>('modules/placement/home/'),
])
document.title = site_title

createRoot(document.getElementById('app') as HTMLElement).render(
  <main id="main">
    <div className="mq-page">
      {data
        .filter(({ module }) => module.content)
        .slice(0, FIRST_SCREEN_MODULES)
        .map(({ module }) => (
          <section key={module.slug} id={module.slug} className={`mq-module mq-module--${module.type}`}>
            {module.type === 'carousel_hero' ? <Hero module={module} /> : <HomeShelf module={module} />}
          </section>
        ))}
    </div>
  </main>,
)
