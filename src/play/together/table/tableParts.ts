import type { TablePartsOfTeam } from '../../table/teamParts.ts';
import { Company } from '../signals/Company.tsx';
import { SignalMenu } from '../signals/SignalMenu.tsx';
import { SignalTool } from '../signals/SignalTool.tsx';
import { CompanyKey } from '../telling/CompanySettings.tsx';
import { LockMates } from './LockMates.tsx';
import { HandMarks, PlaceMarks } from './MarksOn.tsx';
import { NewsOverDialog, NewsSlip } from './NewsSlip.tsx';
import { PausedBy } from './PausedBy.tsx';
import { Rack } from './Rack.tsx';

export const TABLE_PARTS: TablePartsOfTeam = {
  Rack,
  Company,
  NewsSlip,
  NewsOverDialog,
  SignalMenu,
  SignalTool,
  CompanyKey,
  PlaceMarks,
  HandMarks,
  PausedBy,
  LockMates,
};
