import { describeItems } from '../../testing/describeItems.ts';
import { doors } from './doors.ts';

describeItems(doors);
