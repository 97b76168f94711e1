export const SLIDE_SELECTOR = '.mq-slides__slide'

/** Shows elements of a page. Carousels around or in them stop, so that a selected slide stays. */
export function createReveal(): (element: Element) => void {
  const paused = new WeakSet<Element>()

  function pause(slides: Element): void {
    const button = slides.querySelector<HTMLElement>('.mq-dashes__tool:not(.mq-dashes__tool--step)')
    if (!button || paused.has(slides)) return
    button.click()
    paused.add(slides)
  }

  return (element) => {
    const slide = element.closest(SLIDE_SELECTOR)
    const slides = slide?.closest('.mq-slides') ?? element.querySelector('.mq-slides')
    if (slides) pause(slides)
    if (slides && slide?.matches('[inert]')) {
      const index = [...slides.querySelectorAll(SLIDE_SELECTOR)].indexOf(slide)
      slides.querySelectorAll<HTMLElement>('.mq-dashes__dash')[index]?.click()
    }
    // A slide may still move in from the side: scrolling to it would also scroll the canvas around the frame.
    const target = (slide && slides) ?? element
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
