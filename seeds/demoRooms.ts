import type { Recipe } from '../core/recipe/model.ts';
import { airlockSeven } from './rooms/airlockSeven.ts';
import { clockmakersStudy } from './rooms/clockmakersStudy.ts';

/**
 * The published rooms that a fresh installation starts with, which are the editor's starter rooms too; the last one
 * is the newest on the dashboard.
 */
export const demoRooms: readonly Recipe[] = [airlockSeven, clockmakersStudy];
