/** A hidden slide, up to the next slide or the end of the carousel. */
const HIDDEN_SLIDE =
  /<div class="mq-slides__slide"[^>]* inert="">[\s\S]*?(?=<div class="mq-slides__slide"|<\/section>)/g

/** Removes the images of hidden slides, which browsers would load together with the visible one. */
export const removeHiddenImages = (html: string): string =>
  html.replaceAll(HIDDEN_SLIDE, (slide) => slide.replaceAll(/<img[^>]*>/g, ''))
