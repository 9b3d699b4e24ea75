import type { TablePartsOfTeam } from '../../table/teamParts.ts';
import { LockMates } from './LockMates.tsx';
import { HandMarks, PlaceMarks } from './MarksOn.tsx';
import { NewsSlip } from './NewsSlip.tsx';
import { PausedBy } from './PausedBy.tsx';
import { Rack } from './Rack.tsx';

export const TABLE_PARTS: TablePartsOfTeam = { Rack, NewsSlip, PlaceMarks, HandMarks, PausedBy, LockMates };
