// Episodes that have a still of their own: one emblem each, drawn like matchbox labels. Titles are public record.
const two = (n) => String(n).padStart(2, '0')

const numbered = (series, list) =>
  list.map(([slug, name, emblem], i) => ({
    series,
    slug: `${series}-${two(i + 1)}-${slug}`,
    name,
    number: i + 1,
    emblem,
  }))

const seasons = (series, list) =>
  list.flatMap((season, s) =>
    season.map(([name, emblem, ground], e) => ({
      series,
      slug: `${series}-s${two(s + 1)}-e${two(e + 1)}`,
      name,
      season: s + 1,
      number: e + 1,
      emblem,
      ground,
    })),
  )

export const episodes = [
  ...numbered('les-vampires', [
    ['the-severed-head', 'The Severed Head', 'box'],
    ['the-ring-that-kills', 'The Ring That Kills', 'ring'],
    ['the-red-codebook', 'The Red Codebook', 'book'],
    ['the-spectre', 'The Spectre', 'ghost'],
    ['dead-mans-escape', 'Dead Man’s Escape', 'window'],
    ['hypnotic-eyes', 'Hypnotic Eyes', 'eyes'],
    ['satanas', 'Satanas', 'cannon'],
    ['the-thunder-master', 'The Thunder Master', 'bolt'],
    ['the-poisoner', 'The Poisoner', 'bottle'],
    ['the-terrible-wedding', 'The Terrible Wedding', 'masks'],
  ]),
  ...numbered('judex', [
    ['the-mysterious-shadow', 'The Mysterious Shadow', 'cloak'],
    ['the-atonement', 'The Atonement', 'letter'],
    ['the-fantastic-dog-pack', 'The Fantastic Dog Pack', 'hound'],
    ['the-secret-of-the-tomb', 'The Secret of the Tomb', 'tomb'],
    ['the-tragic-mill', 'The Tragic Mill', 'mill'],
    ['the-licorice-kid', 'The Licorice Kid', 'cap'],
    ['the-woman-in-black', 'The Woman in Black', 'veil'],
    ['the-underground-passages-of-chateau-rouge', 'The Underground Passages of Château-Rouge', 'lantern'],
    ['when-the-child-appeared', 'When the Child Appeared', 'rockingHorse'],
    ['jacquelines-heart', 'Jacqueline’s Heart', 'locket'],
    ['the-water-goddess', 'The Water Goddess', 'mermaid'],
    ['loves-forgiveness', 'Love’s Forgiveness', 'doves'],
  ]),
  ...seasons('the-exploits-of-elaine', [
    [
      ['The Clutching Hand', 'clutch'],
      ['The Twilight Sleep', 'sleep'],
      ['The Vanishing Jewels', 'jewels'],
      ['The Frozen Safe', 'safe'],
      ['The Poisoned Room', 'wallpaper'],
      ['The Vampire', 'bat'],
    ],
    [
      ['The Serpent Sign', 'cobra'],
      ['The Cryptic Ring', 'ring', '#86b6cf'],
      ['The Watching Eye', 'watching'],
      ['The Vengeance of Wu Fang', 'dagger'],
    ],
    [
      ['The Lost Torpedo', 'torpedo'],
      ['The Gray Friar', 'friar'],
      ['The Vanishing Man', 'vanishing'],
      ['The Submarine Harbor', 'submarine'],
    ],
  ]),
  ...seasons('buster-keaton-shorts', [
    [
      ['One Week', 'crookedHouse'],
      ['Convict 13', 'ballAndChain'],
      ['The Scarecrow', 'scarecrow'],
      ['Neighbors', 'clothesline'],
    ],
    [
      ['The Haunted House', 'steps'],
      ['Hard Luck', 'horseshoe'],
      ['The “High Sign”', 'target'],
      ['The Goat', 'poster'],
      ['The Play House', 'threeHats'],
      ['The Boat', 'boat'],
    ],
    [
      ['The Paleface', 'net'],
      ['Cops', 'helmet'],
      ['My Wife’s Relations', 'cake'],
      ['The Blacksmith', 'anvil'],
      ['The Frozen North', 'snowflake'],
      ['The Electric House', 'bulb'],
      ['Day Dreams', 'paddle'],
    ],
    [
      ['The Balloonatic', 'balloon'],
      ['The Love Nest', 'lifebuoy'],
    ],
  ]),
]
