/** What one sees through the windows of a place. */
export type Hour = 'day' | 'night';
export const HOURS: readonly Hour[] = ['day', 'night'];

/** The hour of each mood of a background; `any` if its windows show dusk, nothing, or if it has none. */
export const HOUR_OF_MOOD: Readonly<Record<string, Readonly<Record<string, Hour | 'any'>>>> = {
  study: { green: 'day', burgundy: 'day', blue: 'day', morning: 'day', fireside: 'night', rain: 'any' },
  dungeon: { slate: 'any', sand: 'any', moss: 'any' },
  spaceship: { blue: 'any', ember: 'any', violet: 'any' },
  classroom: { day: 'day', evening: 'any', night: 'night' },
  laboratory: { mint: 'any', amber: 'any', violet: 'any' },
  tomb: { gold: 'any', turquoise: 'any', moonlit: 'night' },
  'captains-cabin': { lagoon: 'day', sunset: 'any', midnight: 'night' },
  'wizard-tower': { dawn: 'any', starlight: 'night', emerald: 'night' },
  'childs-attic': { afternoon: 'day', rose: 'any', night: 'night' },
  kitchen: { morning: 'day', evening: 'any', night: 'night' },
  hospital: { day: 'day', abandoned: 'any', night: 'night' },
  'bank-vault': { open: 'any', robbed: 'any', night: 'night' },
  'jungle-temple': { day: 'day', rain: 'day', night: 'night' },
  'detective-office': { afternoon: 'day', ransacked: 'day', night: 'night' },
  'train-compartment': { day: 'day', snowbound: 'day', night: 'night' },
  'manor-hall': { candlelit: 'any', haunted: 'any', moonlit: 'night' },
};

/** Returns those of a background's moods that a place may have at an hour. */
export function moodsAt(hour: Hour, id: string, moods: readonly string[]): readonly string[] {
  return moods.filter((mood) => ['any', hour].includes(HOUR_OF_MOOD[id]?.[mood] ?? 'any'));
}
