import './landing.scss'

/** The opening before its title is known: as high, with a skeleton where the words come. */
export function LandingSkeleton() {
  return (
    <div className="mq-landing mq-landing--skeleton" data-opening="hero" aria-hidden="true">
      <div className="mq-landing__copy">
        <i className="mq-skeleton__part" />
        <i className="mq-skeleton__part" />
        <i className="mq-skeleton__part" />
      </div>
    </div>
  )
}
