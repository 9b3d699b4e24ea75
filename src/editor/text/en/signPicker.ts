/** Texts about inserting signs (K3). */
export const signPickerText = {
  insert: 'Insert a symbol',
  group: 'Kind of symbol',
  groups: {
    symbols: 'Pictures',
    colours: 'Stones',
    directions: 'Arrows',
    tones: 'Tones',
    switches: 'Switches',
    clock: 'Time',
  },
  hour: 'Hour',
  minutes: 'Minutes',
  insertTime: 'Insert',
};
