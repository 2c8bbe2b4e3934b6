/**
 * In place of recharts: jsdom has no sizes, so nothing can be drawn, and recharts says so on the console. Tests read the tables beside the plots; the
 * drawings are looked at in the journeys.
 */
const Nothing = (): null => null;

export { Nothing as Bar, Nothing as CartesianGrid, Nothing as Cell, Nothing as ComposedChart, Nothing as Legend, Nothing as Line };
export { Nothing as ResponsiveContainer, Nothing as Tooltip, Nothing as XAxis, Nothing as YAxis };
