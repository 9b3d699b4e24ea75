import { createFormats } from '../../../shared/language/formats.ts';

const { counted, number } = createFormats('en');

/** Texts of /admin/items and /admin/backgrounds. */
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
    clear: 'Clear search',
  },
  filter: 'Show',
  filters: { all: 'All', active: 'Active', inactive: 'Inactive' },
  active: 'Active',
  inactive: 'Inactive',
  basic: 'Basic',
  facts: (group: string, collection: string, place: number) =>
    `${[group, collection].filter(Boolean).join(', ')}, position ${number(place)}`,
  setByAdmin: (count: number) => `${counted(count, 'field', 'fields')} changed by admins`,
  edit: 'Edit',
  editEntry: (name: string) => `Edit ${name}`,
  more: 'Show more',
  none: { title: 'No matches', text: 'Try fewer letters, or show all entries.' },
  failed: { title: 'The catalogue could not be loaded', text: 'Nothing is lost. Try again in a moment.' },
  fields: {
    name: 'Name',
    collection: 'Collection or pack',
    newCollection: 'New collection…',
    collectionName: 'Name of the collection',
    order: 'Position in the palette',
    is_active: 'Offered in the editor',
    tag: 'Group',
    anchor: 'Belongs on',
    width: 'Width, %',
    aspect: 'Aspect ratio (height to width)',
    position: { x: 'Position from left, %', y: 'Position from top, %' },
    hitBox: {
      x: 'Click area left, %',
      y: 'Click area top, %',
      width: 'Click area width, %',
      height: 'Click area height, %',
    },
    isContainer: 'Can hide other things',
    holds: { x: 'From left, %', y: 'From top, %', width: 'Width, %', height: 'Height, %' },
    showsHeld: 'Where its contents are visible',
    sayHolds: 'Set where its contents are visible',
    isLockable: 'Can be locked',
    colors: 'Colours, default first',
    theme: 'Theme',
    moods: 'Moods, default first',
    picture: 'Picture',
    ambient: 'Light',
  },
  raise: (name: string) => `Move ${name} up`,
  remove: (name: string) => `Remove ${name}`,
  newKey: 'Name of the new one',
  add: 'Add',
  save: 'Save',
  saved: (name: string) => `“${name}” has been saved. Updates will not overwrite it.`,
  roomsKeepIt: 'It is removed from the palette. Rooms that use it keep it and stay playable.',
  defaultDoor:
    'Every new room starts with this door. You can change it here once another active door is called “Door”.',
};
