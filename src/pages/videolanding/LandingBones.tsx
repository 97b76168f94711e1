import './landing.scss'

/** The opening before its title is known: as high, with bones where the words come. */
export function LandingBones() {
  return (
    <div className="mq-landing mq-landing--bones" data-opening="hero" aria-hidden="true">
      <div className="mq-landing__copy">
        <i className="mq-bone" />
        <i className="mq-bone" />
        <i className="mq-bone" />
      </div>
    </div>
  )
}
