/** Distance from the text. */
const GAP_PX = 12

/** Where the bar is before it is measured. */
const FIRST_HEIGHT_PX = 56

/**
 * The place of the bar beside a text: above it, or below it if there is too little space. The bar stays on the sheet,
 * with a width that is enough for its buttons.
 * @param box of the text on the sheet
 * @param barHeight undefined: not measured yet
 */
export function textBarPlace(box: Pick<DOMRect, 'top' | 'left' | 'height'>, barHeight = FIRST_HEIGHT_PX) {
  const space = barHeight + GAP_PX
  const isBelow = box.top < space
  const start = `max(0px, min(${box.left}px, 100% - 16rem))`
  return {
    isBelow,
    style: {
      insetBlockStart: isBelow ? `clamp(0px, ${box.top + box.height}px, 100% - ${space}px)` : `min(${box.top}px, 100%)`,
      insetInlineStart: start,
      maxInlineSize: `calc(100% - ${start})`,
    },
  }
}
