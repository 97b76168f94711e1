// Which stills of fixtures/media/art follow each other in which clip. Each stands for one part.

/** Seconds of one still, and of one segment. */
export const PART = 4

export const REELS = {
  stream: [
    'metropolis',
    'the-general',
    'nosferatu',
    'sunrise',
    'safety-last',
    'woman-in-the-moon',
    'haxan',
    'a-trip-to-the-moon',
  ],
  clip: ['wings', 'the-gold-rush', 'aelita', 'the-wind', 'speedy', 'the-lost-world', 'waxworks', 'the-circus'],
  hd: ['faust', 'pandoras-box', 'berlin-symphony-of-a-great-city', 'spies'],
  protected: [
    'battleship-potemkin',
    'the-golem',
    'judex',
    'un-chien-andalou',
    'destiny',
    'strike',
    'the-crowd',
    'the-navigator',
  ],
  backdrop: ['metropolis', 'metropolis'],
}

/** Seconds that a clip lasts. */
export const secondsOf = (reel) => REELS[reel].length * PART
