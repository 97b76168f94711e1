import { createRoot } from 'react-dom/client'
import { Shelf, type ShelfData } from './Shelf'
import '../../../src/styles/main.scss'
import '../../../src/ui/rows/row.scss'
import '../../../src/ui/skeleton.scss'
import '../../../src/ui/button.scss'
import '../../../src/catalogue/card/card.scss'
import '../../../src/catalogue/row/moduleHead.scss'

/** The list and markup of Marquee's page, hand-written for this page. */
const modulesResponse = await fetch('/api/v1/modules/placement/home/', { credentials: 'same-origin' })
const { data } = (await modulesResponse.json()) as { data: { module: ShelfData }[] }

createRoot(document.getElementById('app') as HTMLElement).render(
  <main id="main">
    <div className="mq-page">
      {data.map(({ module }, index) => (
        <section key={module.slug} id={module.slug} className={`mq-module mq-module--${module.type}`}>
          <Shelf module={module} index={index} />
        </section>
      ))}
    </div>
  </main>,
)
