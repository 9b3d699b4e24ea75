/** Words of the editor's canvas: what is done with what is selected on it. */
export const canvasText = {
  tools: 'Tools for what is selected',
  several: (amount: number) => `${amount} things selected`,
  severalHelp: 'They are moved, copied and deleted together. Choose one of them to set it up.',
  menu: 'What to do here',
  copy: 'Copy',
  cut: 'Cut',
  paste: 'Paste',
  selectAll: 'Select all',
  nextColor: 'Next colour',
  lock: 'Lock',
  unlock: 'Unlock',
  pin: 'Keep in place',
  unpin: 'Let go',
} as const;
