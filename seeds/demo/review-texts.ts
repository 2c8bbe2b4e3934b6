/** Parts of sentences for reviews. They speak of the product and of handling it; none promises that anything heals. */
export interface ReviewParts {
  opening: readonly string[];
  middle: readonly string[];
  closing: readonly string[];
}

export const germanGood: ReviewParts = {
  opening: [
    'Sehr gleichmäßige Charge.',
    'Gute Qualität, wie schon beim letzten Mal.',
    'Die Blüten waren frisch und nicht zu trocken.',
    'Sauber getrimmt, kaum Stängel.',
    'Angenehm mild.',
    'Ich hatte die zweite Dose davon.',
    'Verpackung dicht, Haltbarkeit noch lang.',
    'Aroma genau wie beschrieben.',
    'Für mich gut zu dosieren.',
    'Nach Rücksprache mit meiner Ärztin umgestellt.',
    'Seit drei Monaten dabei geblieben.',
    'Optisch ein schönes Produkt.',
  ],
  middle: [
    'Der Geruch ist deutlich, aber nicht aufdringlich.',
    'Im Verdampfer bei 180 Grad lässt es sich gut nutzen.',
    'Abends nehme ich die kleinere Menge.',
    'Tagsüber war ich dabei klar.',
    'Beim Zerkleinern klebt es etwas.',
    'Der Geschmack hält über mehrere Züge.',
    'Bei mir setzte es nach einigen Minuten ein.',
    'Die Dose lässt sich gut wieder verschließen.',
    'Die Apotheke hatte es am selben Tag da.',
    'Preis und Menge passen für mich zusammen.',
    'Ein wenig Mundtrockenheit, sonst nichts Auffälliges.',
    'Ich führe ein Tagebuch und komme mit der Dosis gut zurecht.',
    'Die Reste in der Kammer sind hell und trocken.',
  ],
  closing: [
    'Würde ich wieder nehmen.',
    'Gern wieder.',
    'Danke an die Apotheke für die Beratung.',
    'Für mich passt es.',
    'Ich bleibe vorerst dabei.',
    'Beim nächsten Mal spreche ich die Menge noch einmal an.',
    'Hoffentlich bleibt es lieferbar.',
    'Alles in allem zufrieden.',
    'Klare Angaben auf dem Etikett, das schätze ich.',
    'Die Abholung ging schnell.',
  ],
};

export const germanMixed: ReviewParts = {
  opening: [
    'Diesmal etwas trocken.',
    'Die Charge war anders als die vorige.',
    'Für mich zu stark.',
    'Leider viele kleine Bruchstücke.',
    'Geschmacklich nicht meins.',
    'Ging so.',
    'Die Blüten waren sehr fest.',
  ],
  middle: [
    'Ich hatte mir vom Aroma mehr versprochen.',
    'Am nächsten Morgen war ich noch müde.',
    'Mir war davon leicht schwindelig.',
    'Im Hals kratzte es etwas.',
    'Die Menge musste ich erst neu einstellen.',
    'Gemessen am Preis hätte ich mehr erwartet.',
    'Die Dose ließ sich schlecht öffnen.',
  ],
  closing: [
    'Ich habe es mit meinem Arzt besprochen.',
    'Nächstes Mal probiere ich eine andere Sorte.',
    'Vielleicht lag es an der Charge.',
    'Kein Fehlgriff, aber auch kein Favorit.',
    'Anderen mag es besser passen.',
    'Die Apotheke war trotzdem freundlich.',
  ],
};

export const english: ReviewParts = {
  opening: [
    'Consistent quality.',
    'Second tin of this one.',
    'Well trimmed and fresh.',
    'Mild and easy to measure.',
    'Looks and smells as described.',
    'A bit dry this time.',
  ],
  middle: [
    'The aroma is distinct without being overpowering.',
    'Works well in the vaporiser at 180 degrees.',
    'I take the smaller amount in the evening.',
    'Some dry mouth, nothing else I noticed.',
    'The pharmacy had it the same day.',
    'The tin closes tightly.',
  ],
  closing: ['Would take it again.', 'I will stay with it for now.', 'Happy overall.', 'I will talk to my doctor about the amount.', 'Pickup was quick.'],
};

/** The first word of a reviewer's pseudonym; a number follows. */
export const pseudonymWords = [
  'Ahorn', 'Birke', 'Rotkehlchen', 'Kiesel', 'Haubentaucher', 'Farn', 'Kranich', 'Moos', 'Zaunkönig', 'Distel', 'Eisvogel', 'Hasel', 'Libelle', 'Schlehe', 'Amsel',
  'Linde', 'Otter', 'Ginster', 'Holunder', 'Kleiber', 'Weide', 'Stieglitz', 'Wacholder', 'Igel', 'Mohn', 'Segler', 'Quitte', 'Luchs', 'Enzian', 'Schwalbe',
] as const; // prettier-ignore
