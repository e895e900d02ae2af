// The emblem of everything aboard the station, by the id of station.toml; names of game-icons.net
// (CC BY 3.0). The build takes the paths.

/** Of the station of this house. */
export const CHARACTERS = {
  mechanic: 'spanner',
  rogue: 'domino-mask',
  medic: 'first-aid-kit',
  navigator: 'compass',
  soldier: 'brodie-helmet',
  runner: 'run',
} as const;

export const MONSTERS = {
  'dust-mite': 'mite-alt',
  'vent-crab': 'crab',
  'void-hound': 'hound',
  'cargo-ogre': 'ogre',
  'mirror-maid': 'mirror-mirror',
  'static-wisp': 'floating-ghost',
  'hull-worm': 'worm-mouth',
  'night-nurse': 'nurse-female',
  'phase-widow': 'masked-spider',
  'old-captain': 'pirate-captain',
} as const;

export const THINGS = {
  'pipe-wrench': 'monkey-wrench',
  'mop-of-honour': 'magic-broom',
  'bolt-gun': 'bolter-gun',
  'shock-baton': 'telescopic-baton',
  'plasma-cutter': 'ray-gun',
  'harpoon': 'harpoon-chain',
  'arc-glove': 'mailed-fist',
  'nail-storm': 'nails',
  'echo-blade': 'thunder-blade',
  'rail-lance': 'barbed-spear',
  'captains-sabre': 'sparkling-sabre',
  'sun-in-a-can': 'sun-radiations',
  'fire-axe': 'fire-axe',
  'work-apron': 'lab-coat',
  'padded-vest': 'sleeveless-jacket',
  'duct-tape-mail': 'mail-shirt',
  'hull-plates': 'breastplate',
  'pressure-suit': 'space-suit',
  'riot-shell': 'shoulder-armor',
  'mirror-coat': 'cape',
  'phase-weave': 'robe',
  'captains-coat': 'pirate-coat',
  'ration-bar': 'chocolate-bar',
  'medkit': 'medical-pack',
  'nano-broth': 'bubbling-bowl',
  'black-coffee': 'coffee-mug',
  'adrenaline': 'syringe',
  'emergency-exit': 'exit-door',
  'rubber-rope': 'jumping-rope',
  'tea-tray': 'teapot',
  'foam-grenade': 'fire-extinguisher',
  'lucky-coin': 'crown-coin',
  'crowbar': 'crowbar',
  'signal-flare': 'firework-rocket',
  'broom-drone': 'delivery-drone',
  'tuning-fork': 'sound-waves',
  'phase-lamp': 'lantern-flame',
  'smelling-salts': 'delicate-perfume',
  'defibrillator': 'defibrilate',
} as const;

/** What is on the map and in purses, and what stands for cards of somebody's own station. */
export const SIGNS = {
  'medi-center': 'hospital-cross',
  'cargo-hold': 'cargo-crate',
  'portal': 'magic-portal',
  'artefact': 'crystal-shine',
  'shard': 'floating-crystal',
  'money': 'coins',
  'gem': 'cut-diamond',
  'dust': 'powder',
  'any-character': 'astronaut-helmet',
  'any-monster': 'alien-bug',
  'any-weapon': 'crossed-swords',
  'any-armour': 'checked-shield',
  'any-item': 'swap-bag',
} as const;

export const AWAY_EMBLEMS: Readonly<Record<string, string>> = { ...CHARACTERS, ...MONSTERS, ...THINGS, ...SIGNS };
