import { describeItems } from '../../testing/describeItems.ts';

describeItems('Storage');
