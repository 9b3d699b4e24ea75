/** Words about putting signs into texts (K3). */
export const signPickerText = {
  insert: 'Insert a sign',
  group: 'Kind of sign',
  groups: {
    symbols: 'Signs',
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
