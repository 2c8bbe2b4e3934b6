import { useNavigate } from 'react-router';
import { Bar, CartesianGrid, Cell, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { BarRectangleItem } from 'recharts';
import type { MarkTone, PlotData, PlotRow } from './plot-data.ts';

const colourOf = (tone: MarkTone): string => `var(--${tone})`;
const valueOf = (place: number) => (row: PlotRow) => row.values[place] ?? null;
const axis = { stroke: 'var(--muted)', fontSize: 12, tickLine: false, axisLine: { stroke: 'var(--line)' } } as const;
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Mark {
  kind: PlotData['kind'];
  series: PlotData['series'][number];
  place: number;
  rows: readonly PlotRow[];
  isByName: boolean;
  open: (mark: BarRectangleItem) => void;
}

/** Not a component: Recharts looks for its own among the children of a chart. */
const markOf = ({ kind, series: { name, tone }, place, rows, isByName, open }: Mark) => {
  if (kind === 'line') {
    return (
      <Line
        key={name}
        name={name}
        dataKey={valueOf(place)}
        type="stepAfter"
        stroke={colourOf(tone)}
        strokeWidth={2}
        dot={rows.length < 20}
        isAnimationActive={!isStill()}
        connectNulls={false}
      />
    );
  }
  return (
    <Bar
      key={name}
      name={name}
      dataKey={valueOf(place)}
      fill={colourOf(tone)}
      radius={kind !== 'bars' ? 0 : isByName ? [0, 3, 3, 0] : [3, 3, 0, 0]}
      {...(kind === 'stacked' ? { stackId: 'all' } : {})}
      maxBarSize={isByName ? 18 : 44}
      isAnimationActive={!isStill()}
      onClick={open}
      className={rows.some(({ to }) => to?.[place] !== undefined) ? 'plot-leads' : ''}
    >
      {rows.some((row) => row.tone !== undefined) ? rows.map((row) => <Cell key={row.key} fill={colourOf(row.tone ?? tone)} />) : null}
    </Bar>
  );
};

/** The height that rows below each other need, with the axis and the legend. */
const heightByName = ({ kind, series, rows }: PlotData): number => rows.length * (kind === 'bars' ? series.length * 12 + 14 : 32) + 70;

/** Recharts draws it; arrow keys walk along the marks and say them. */
export const Drawing = (props: PlotData) => {
  const { kind, series, rows, words = String, highest, label, isByName = false } = props;
  const navigate = useNavigate();
  const open = (place: number) => (mark: BarRectangleItem) => {
    const to = (mark.payload as PlotRow | undefined)?.to?.[place];
    if (to !== undefined) void navigate(to);
  };
  const heads = new Map(rows.map(({ key, head }) => [key, head]));
  const shorts = new Map(rows.map(({ key, head, short = head }) => [key, short]));
  const names = { dataKey: 'key', tickFormatter: (key: string) => shorts.get(key) ?? key, ...axis };
  const numbers = { allowDecimals: false, tickFormatter: (value: number) => words(value), ...axis, ...(highest === undefined ? {} : { domain: [0, highest] }) };
  return (
    <div className="plot-space" style={isByName ? { height: heightByName(props) } : undefined}>
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart
          data={[...rows]}
          layout={isByName ? 'vertical' : 'horizontal'}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          accessibilityLayer
          title={label}
        >
          <CartesianGrid stroke="var(--line)" vertical={isByName} horizontal={!isByName} />
          {isByName ? <XAxis type="number" {...numbers} /> : <XAxis {...names} minTickGap={8} />}
          {isByName ? <YAxis type="category" {...names} width="auto" interval={0} /> : <YAxis {...numbers} width="auto" axisLine={false} />}
          <Tooltip
            cursor={{ fill: 'var(--fir-tint)' }}
            contentStyle={{ background: 'var(--surface)', border: '1px solid var(--line)', borderRadius: 8, color: 'var(--ink)' }}
            itemStyle={{ color: 'var(--ink)' }}
            labelFormatter={(key) => heads.get(String(key)) ?? ''}
            formatter={(value) => words(Number(value))}
            isAnimationActive={false}
          />
          {series.length > 1 ? (
            <Legend iconType="square" iconSize={10} itemSorter={null} formatter={(name) => <span className="plot-name">{name}</span>} />
          ) : null}
          {series.map((one, place) => markOf({ kind, series: one, place, rows, isByName, open: open(place) }))}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
};
