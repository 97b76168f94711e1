interface Box {
  top: number
  left: number
  width: number
  height: number
}

interface LabelPlace {
  /** Above the part; inside it where there is no space above; below it if it is too low for a label inside. */
  side: 'above' | 'inside' | 'below'
  /** Whether the label ends with the part, instead of starting with it. */
  isAtEnd: boolean
  /** CSS pixels. */
  maxWidth: number
}

/** CSS pixels. */
const LABEL_HEIGHT_PX = 28
/** Between the label and the button in the middle of the edge of a module. */
const ADD_BUTTON_SPACE_PX = 24
/** Lower parts, such as menu entries, would be covered by their label. */
const MIN_INNER_LABEL_HEIGHT_PX = 2 * LABEL_HEIGHT_PX

/**
 * Where the label of a part of the page is readable and covers neither the part nor the tools of a module.
 * @param box of the part, in CSS pixels of the canvas
 */
export function labelPlace({ top, left, width, height }: Box, pageWidth: number): LabelPlace {
  const isWide = width > pageWidth * 0.9
  const isAtEnd = !isWide && left + width / 2 > pageWidth / 2
  return {
    side: top >= LABEL_HEIGHT_PX ? 'above' : height < MIN_INNER_LABEL_HEIGHT_PX ? 'below' : 'inside',
    isAtEnd,
    maxWidth: isWide ? width / 2 - ADD_BUTTON_SPACE_PX : isAtEnd ? left + width : pageWidth - left,
  }
}
