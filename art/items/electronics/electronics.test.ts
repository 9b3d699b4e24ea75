import { describeItems } from '../../testing/describeItems.ts';
import { electronics } from './electronics.ts';

describeItems(electronics);
