import './skeleton.scss'

export type SkeletonShape = 'hero' | 'promo' | 'row' | 'grid' | 'text' | 'bar' | 'none' | 'page'

const BOX_COUNTS: { [Shape in SkeletonShape]?: number } = { hero: 3, promo: 3, row: 7, grid: 8, text: 1, bar: 1 }

/** A placeholder in the shape of the pending content. It becomes visible after 200 ms (skeleton.scss). */
export function Skeleton({ shape }: { shape: SkeletonShape }) {
  if (shape === 'page') {
    return (
      <div aria-hidden="true">
        <Skeleton shape="hero" />
        <Skeleton shape="row" />
      </div>
    )
  }
  return (
    <div className={`mq-skeleton mq-skeleton--${shape}`} aria-hidden="true">
      {(shape === 'row' || shape === 'promo' || shape === 'grid') && (
        <i className="mq-skeleton__part mq-skeleton__part--heading" />
      )}
      <div>
        {Array.from({ length: BOX_COUNTS[shape] ?? 0 }, (_, i) => (
          <i key={i} className="mq-skeleton__part" />
        ))}
      </div>
    </div>
  )
}
