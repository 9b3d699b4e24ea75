import { createFormats } from '../../../shared/language/formats.ts';

const { counted, number } = createFormats('en');

/** Words of /admin/items and /admin/backgrounds. */
export const catalogueText = {
  kinds: {
    item: {
      title: 'Things',
      lead: (total: number) => `${counted(total, 'thing', 'things')} in the catalogue.`,
    },
    background: {
      title: 'Backgrounds',
      lead: (total: number) => `${counted(total, 'background', 'backgrounds')} in the catalogue.`,
    },
  },
  search: {
    label: 'Search the catalogue',
    hint: 'Name, group or pack',
    clear: 'Clear the search',
  },
  filter: 'Which entries',
  filters: { all: 'All', active: 'Active', inactive: 'Inactive' },
  active: 'Active',
  inactive: 'Inactive',
  basic: 'Basic',
  facts: (group: string, collection: string, place: number) =>
    `${[group, collection].filter(Boolean).join(', ')}, place ${number(place)}`,
  setByAdmin: (count: number) => `${counted(count, 'field', 'fields')} set here`,
  edit: 'Edit',
  editEntry: (name: string) => `Edit ${name}`,
  more: 'Show more',
  none: { title: 'Nothing of that name', text: 'Try fewer letters, or all entries.' },
  failed: { title: 'The catalogue did not load', text: 'It is where it was. Try again in a moment.' },
  fields: {
    name: 'Name',
    collection: 'Collection or pack',
    newCollection: 'A new one …',
    collectionName: 'Name of the new collection',
    order: 'Place in the palette',
    is_active: 'Offered in the editor',
    tag: 'Group',
    anchor: 'Stands or hangs',
    width: 'Width, %',
    aspect: 'Height by width',
    position: { x: 'Place from left, %', y: 'Place from top, %' },
    hitBox: {
      x: 'Click area left, %',
      y: 'Click area top, %',
      width: 'Click area width, %',
      height: 'Click area height, %',
    },
    isContainer: 'Can hide another thing',
    holds: { x: 'From left, %', y: 'From top, %', width: 'Across, %', height: 'Down, %' },
    showsHeld: 'Where it shows what it holds',
    sayHolds: 'Say where it shows what it holds',
    isLockable: 'Can be locked',
    colors: 'Colours, the usual one first',
    theme: 'Theme',
    moods: 'Lights, the usual one first',
    picture: 'Picture',
    ambient: 'Light',
  },
  raise: (name: string) => `Move ${name} up`,
  remove: (name: string) => `Remove ${name}`,
  newKey: 'Name of another one',
  add: 'Add',
  save: 'Save',
  saved: (name: string) => `“${name}” is saved. No update changes it back.`,
  roomsKeepIt: 'It leaves the palette. Rooms that have it keep it, and published ones play on.',
  defaultDoor:
    'This is the door that every new room begins with. It stays as it is until another active door is called Door.',
};
