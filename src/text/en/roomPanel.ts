import type { PanelSubject } from '../../stores/editor/editorData.ts';

/** Words of the panel while nothing in the room is selected. */
export const roomPanelText = {
  subject: 'What is set here',
  subjects: { room: 'The room', scene: 'This scene' } satisfies Record<PanelSubject, string>,
} as const;
