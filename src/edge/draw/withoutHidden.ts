/** A slide that is not shown, up to the next one or the end of all. */
const HIDDEN = /<div class="mq-slides__slide"[^>]* inert="">[\s\S]*?(?=<div class="mq-slides__slide"|<\/section>)/g

/** Takes out the pictures of slides that nobody sees: browsers load them at once, beside the one that is seen. */
export const withoutHidden = (html: string): string =>
  html.replaceAll(HIDDEN, (slide) => slide.replaceAll(/<img[^>]*>/g, ''))
