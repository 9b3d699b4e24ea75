import type { DemoRoom } from './buildRoom.ts';
import { airlockSeven } from './rooms/airlockSeven.ts';
import { clockmakersStudy } from './rooms/clockmakersStudy.ts';

/** The published rooms that a fresh installation starts with; the last one is the newest on the dashboard. */
export const demoRooms: readonly DemoRoom[] = [airlockSeven, clockmakersStudy];
