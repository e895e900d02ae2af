// Jeder Text der Seite auf Deutsch.
import type { Catalogue } from './en';

export const de: Catalogue = {
  // ---- überall
  appName: 'Pentaphase',
  skipToContent: 'Zum Inhalt springen',
  close: 'Schließen',
  back: 'Zurück zur Lobby',
  copy: 'Kopieren',
  copied: 'Kopiert',
  yes: 'Ja',
  no: 'Nein',
  language: 'Sprache',
  themeToLight: 'Heller Tisch',
  themeToDark: 'Dunkler Tisch',
  settings: 'Einstellungen',
  menu: 'Menü',
  you: 'du',
  and: (list) =>
    list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} und ${list.at(-1)}`,

  // ---- die Verbindung in Worten
  connecting: 'Verbindung wird aufgebaut …',
  linkLost: 'Die Verbindung ist unterbrochen. Deine Partie ist sicher; neuer Versuch …',
  tryNow: 'Jetzt versuchen',
  noServer: 'Kein Server erreichbar. Du kannst auf diesem Gerät spielen, allein oder reihum.',
  noDevice: 'Ohne Netz kann hier nicht gespielt werden:',
  deviceMissing: 'Das Programm dafür ließ sich nicht laden.',
  deviceOtherTab:
    'Pentaphase spielt auf diesem Gerät schon in einem anderen Tab. Schließe den zuerst.',
  deviceFailed: (why) => `Es ist nicht gestartet (${why}).`,
  offlineUnavailable:
    'Diese Seite kann nicht für die Nutzung ohne Netz aufgehoben werden: Browser erlauben das nur ' +
    'über HTTPS oder auf diesem Rechner selbst. Online geht alles.',
  offlineReady: 'Diese Seite ist auf diesem Gerät aufgehoben und öffnet auch ohne Netz.',
  onThisDevice: 'auf diesem Gerät',

  // ---- Lobby
  lobbyTitle: 'Fünf Spiele, ein Tisch',
  lobbyAside: 'Kein Konto nötig. Ein Platz ist ein Link.',
  games: 'Spiele',
  workshop: 'In der Werkstatt',
  workshopText: 'Dieses Spiel ist noch nicht gebaut. Seine Hülle wartet im Neumond.',
  playNow: 'Jetzt gegen Bots spielen',
  setTable: 'Tisch decken',
  rules: 'Regeln',
  scoreKeeper: 'Punkteblock',
  watch: 'Zuschauen',
  continue: 'Weiterspielen',
  nothingToContinue: 'Hier stehen die Partien, die du begonnen hast.',
  yourTurn: 'Du bist dran',
  look: 'Ansehen',
  waitingFor: (names) => `Es fehlt der Zug von ${names}.`,
  waitingRoom: 'Der Tisch ist gedeckt; alle können Platz nehmen.',
  forget: (what) => `${what} vergessen`,
  joinLabel: 'Platz-Link',
  joinPlaceholder: 'Link zu einem Platz einfügen',
  join: 'Mitspielen',
  joinWrong:
    'Das ist kein Link zu einem Platz. Er sieht so aus: …/#/seat/ und 32 Buchstaben und Ziffern.',
  credits: 'Urheber und Lizenzen',
  players: (low, high) => (low === high ? `${low} Personen` : `${low}–${high} Personen`),
  minutes: (low, high) => (low === high ? `${low} Min.` : `${low}–${high} Min.`),
  aboutPhase:
    'Jede Karte hat zwei Seiten, Gut und Böse. Wende sie, und brich den Nexus der anderen.',
  aboutThePhase:
    'Nimm hohe Karten mit niedrigen, aber nicht zu viele: Wer über die Grenze kommt, ist raus. ' +
    'Und jedes Mal, wenn das geschieht, ändert sich die Regel des Spiels.',
  aboutPhase10: 'Zehn Phasen in beliebiger Reihenfolge, und ein Stapel Karten für später.',
  aboutPhaseAway:
    'Ein Schiff in zwei Dimensionen zugleich. Finde die Splitter und den Weg zurück.',
  aboutPhaktionz: 'Zwei Fraktionen, fünf Spalten. Dein Deck ist dein Leben.',

  // ---- Tisch decken
  setTableTitle: (game) => `Ein Tisch für ${game}`,
  whoPlays: 'Wer mitspielt',
  seat: (n) => `Platz ${n}`,
  nameOfSeat: (n) => `Name für Platz ${n}`,
  yourName: 'Dein Name',
  seatHere: 'Person an diesem Gerät',
  seatElsewhere: 'Person woanders, per Link',
  seatBot: 'Bot',
  kindOfSeat: (n) => `Wer Platz ${n} nimmt`,
  easy: 'leicht',
  normal: 'normal',
  hard: 'schwer',
  botLevel: (level) => `Bot, ${level}`,
  options: 'Wie gespielt wird',
  allowHints: 'Tipps sind erlaubt',
  hintsBetweenPeople: 'Unter Menschen sind sie meist aus.',
  listTable: 'Den Tisch allen zeigen, die zuschauen möchten',
  whereTitle: 'Wo der Tisch steht',
  whereServer: 'Auf dem Server',
  whereServerHelp: 'Andere können per Link mitspielen, und es geht auf jedem Gerät weiter.',
  whereDevice: 'Auf diesem Gerät',
  whereDeviceHelp: 'Geht ohne Netz. Nur Bots und Personen an diesem Gerät.',
  makeTable: 'Tisch decken',
  dealNow: 'Karten geben',
  unnamed: (n) => `Person ${n}`,
  hotSeatNote: 'Mehrere Personen an diesem Gerät: Zwischen ihren Zügen fällt ein Vorhang.',
  needPerson: 'An diesem Gerät spielt niemand mit: Du schaust zu.',
  optionPlayers: 'Personen',
  optionVariant: 'Variante',
  optionFollow: 'Bedienen',
  optionSkips: 'Aussetzkarten',
  optionWilds: 'Joker',
  optionAllWild: 'Gruppen nur aus Jokern',
  optionSaveLimit: 'Karten im Sparstapel',
  optionStallLimit: 'Neu gemischte Nachziehstapel',
  optionTurnLimit: 'Züge in einer Runde',
  optionHandLimit: 'Runden in einer Partie',
  ownDeck: 'Eigenes Blatt',

  // ---- Warteraum
  waitingTitle: 'Der Tisch ist gedeckt',
  waitingText: 'Schicke jeder Person ihren eigenen Link. Wer ihn zuerst öffnet, hat den Platz.',
  waitingGuest: 'Es geht los, sobald die Gastgeberin oder der Gastgeber gibt.',
  linkFor: (name) => `Link für ${name}`,
  showQr: (name) => `QR-Code für ${name}`,
  qrOf: (name) => `QR-Code des Links für ${name}`,
  loopbackNote:
    'Diese Links gehen nur auf diesem Rechner. Starte „penta serve --lan“ und öffne die Adresse, ' +
    'die dort steht, um andere Geräte zu erreichen.',
  isHere: 'ist da',
  notHere: 'noch nicht da',
  startNow: 'Karten geben',
  startWithout:
    'Es sind noch nicht alle da. Ihre Geräte haben dann keinen Anteil am Geben, sie können aber ' +
    'später dazukommen.',
  closeTable: 'Tisch schließen',
  closeTableAsk: 'Den Tisch für alle schließen?',
  replaceLink: 'Neuer Link',
  replaceLinkAsk: (name) => `Den Link von ${name} ungültig machen und einen neuen erzeugen?`,
  watchLink: 'Link zum Zuschauen',
  watchers: (n) => (n === 1 ? 'Eine Person schaut zu.' : `${n} Personen schauen zu.`),
  rename: 'Namen ändern',
  saveName: 'Diesen Namen nehmen',
  removePerson: (name) => `${name} entfernen`,
  removeAsk: (name) => `${name} vom Platz entfernen und einen neuen Link erzeugen?`,
  removeInMatchAsk: (name) =>
    `${name} entfernen? Ein Bot spielt weiter, und alle sehen, wenn jemand anderes den Platz übernimmt.`,
  linkUsed: (name) => `Der Link wurde benutzt: Nur ${name} kann diesen Platz jetzt öffnen.`,
  linkGone:
    'Der Link wurde auf einem anderen Gerät oder früher erzeugt. „Neuer Link“ macht einen zum ' +
    'Verschicken.',

  // ---- das Geben
  dealing: 'Die Karten werden gegeben',
  dealCommit: 'Jedes Gerät versiegelt seinen Teil des Zufalls …',
  dealReveal: 'Die Teile werden geöffnet …',
  dealDone: 'Es wird gegeben …',
  dealRestart: (names) => `Keine Antwort von ${names}. Das Geben beginnt von vorn.`,
  dealWhy: 'Niemand kann die Karten bestimmen: Sie folgen aus den Teilen aller Geräte.',

  // ---- am Tisch
  timeLeft: 'Verbleibende Zeit',
  pauseClock: 'Die Uhr anhalten',
  clockPaused: 'Die Uhr steht',
  resumeClock: 'Weiter',
  waitForResume: 'Der Tisch ist verdeckt, bis die Uhr weiterläuft.',
  whatHappened: 'Was geschah',
  hint: 'Tipp',
  undo: 'Zurück',
  log: 'Verlauf',
  saySomething: 'Etwas sagen',
  send: 'Senden',
  hintIs: (move) => `Tipp: ${move}`,
  hintsOff: 'An diesem Tisch gibt es keine Tipps.',
  hintNotNow: 'Einen Tipp gibt es, wenn du dran bist.',
  undoNothing: 'Es gibt nichts zurückzunehmen.',
  undoFree: 'Deinen letzten Zug zurücknehmen',
  undoNeedsAsking: 'Fragen, ob du deinen letzten Zug zurücknehmen darfst',
  undoWaiting: (names) => `Die Frage geht an ${names} …`,
  undoAskedTitle: (name) => `${name} möchte einen Zug zurücknehmen`,
  undoAskedText: (n) =>
    n === 1 ? 'Ein Eintrag würde zurückgenommen.' : `${n} Einträge würden zurückgenommen.`,
  allow: 'Erlauben',
  refuse: 'Stehen lassen',
  undoRefusedBy: (name) => `${name} möchte es lieber stehen lassen.`,
  takenBack: 'zurückgenommen',
  sound: 'Ton',
  volume: 'Lautstärke',
  soundOn: 'Ton einschalten',
  soundOff: 'Ton ausschalten',
  watchingNow: 'Du schaust zu',
  absent: (name) => `${name} ist nicht verbunden.`,
  botFor: (name) => `Einen Bot für ${name} spielen lassen`,
  botPlaysFor: (name) => `Ein Bot spielt für ${name}.`,
  takeBackSeat: 'Meinen Platz zurücknehmen',
  botPlaysForYou: 'Ein Bot spielt für dich.',
  leaveTable: 'Den Tisch verlassen',
  shareSeat: 'Diesen Platz auf einem anderen Gerät öffnen',
  shareSeatOf: (name) => `Den Platz von ${name} auf einem anderen Gerät öffnen`,
  shareSeatText: 'Wer diesen Link hat, sitzt auf diesem Platz. Er ist nur für dich.',
  seatsTitle: 'Wer wo sitzt',
  notConnected: 'nicht verbunden',
  onDevices: (n) => `auf ${n} Geräten`,
  seatOpenOn: (n) => `Dein Platz ist auf ${n} Geräten offen.`,
  seatIsVacant: 'entfernt; ein Bot spielt',
  seatVacant: (name) =>
    `${name} wurde vom Platz entfernt. Ein Bot spielt, bis jemand anderes ihn übernimmt.`,
  seatTakenOver: (name) => `Jemand anderes hat den Platz von ${name} übernommen.`,
  youTookOver: (name) => `Du hast den Platz von ${name} übernommen. Das können alle sehen.`,
  seatTaken: 'Dieser Platz ist vergeben',
  seatTakenText:
    'Der Link wurde schon auf einem anderen Gerät benutzt. Warst du das, dann wähle dort im Menü ' +
    '„Diesen Platz auf einem anderen Gerät öffnen“. Wenn nicht, lass dir einen neuen Link schicken.',
  seatLost: 'Du sitzt hier nicht mehr',
  keyboardTitle: 'Tasten',
  keys: [
    ['Tab', 'zum nächsten Ding'],
    ['Pfeiltasten', 'durch die Hand gehen'],
    ['Enter', 'auswählen, dann spielen'],
    ['Escape', 'Auswahl zurücknehmen'],
    ['H', 'Tipp'],
    ['U', 'zurücknehmen'],
    ['L', 'Verlauf'],
    ['?', 'warum nicht, oder die Regeln'],
  ],
  loadingTable: 'Auf dem Weg zum Tisch …',
  tableClosed: 'Dieser Tisch ist geschlossen.',
  tableUnknown: 'Hinter diesem Link steht kein Tisch',
  tableUnknownText: 'Vielleicht wurde er geschlossen, oder der Link wurde durch einen neuen ersetzt.',
  noBoard:
    'Dieses Spiel hat auf dieser Seite noch kein Brett. Es lässt sich mit dieser Liste spielen.',
  yourMoves: 'Was du tun kannst',
  itIsYourTurn: (name) => `${name}, du bist dran`,
  chatFrom: (name, text) => `${name}: ${text}`,
  showRules: 'Regeln zeigen',

  // ---- reihum an einem Gerät
  curtainTitle: (name) => `${name} ist an der Reihe`,
  curtainText: 'Gib das Gerät weiter. Bis dahin bleiben die Karten verdeckt.',
  iAm: (name) => `Ich bin ${name}`,

  // ---- Ende
  matchOver: 'Partie zu Ende',
  tookTime: (minutes) => (minutes < 1 ? 'unter einer Minute' : `${minutes} Min.`),
  playAgain: 'Noch einmal, selber Tisch',
  newTable: 'Neuer Tisch',
  fairTitle: 'Geben und Züge, auf diesem Gerät geprüft',
  fairTitleServer: 'Geben und Züge, vom Server geprüft',
  fairChecking: 'Das Geben und jeder Zug werden geprüft …',
  fairFailed: 'Mit dieser Aufzeichnung stimmt etwas nicht',
  fairUnavailable: 'Die Aufzeichnung ließ sich nicht prüfen.',
  checkSealed: 'Der Seed war vorher versiegelt',
  checkSealedText: (seed) => `und ist jetzt offen: ${seed}`,
  checkSealedUnknown: 'so die Aufzeichnung; dieses Gerät war vor dem Geben nicht dabei.',
  checkSealedWrong: 'Nicht alles, woraus die Karten folgen, war vor dem Geben so versiegelt.',
  checkPart: 'Dein Teil steckt darin',
  checkPartText: (names) => `mit denen von ${names}: Die Karten folgen aus allen.`,
  checkPartAlone: 'Die Karten folgen aus ihm und dem Teil des Servers.',
  checkPartNone: 'Dieses Gerät hatte keinen Anteil',
  checkPartNoneText: 'am Geben dieser Partie.',
  checkPartWrong: 'Dein Teil fehlt in der Aufzeichnung.',
  checkMoves: (n) => (n === 1 ? 'Ein Eintrag, erlaubt' : `${n} Einträge, alle erlaubt`),
  checkMovesText: 'und die Kette ist ungebrochen.',
  provesFair:
    'Also folgen die Karten aus Seeds, die niemand allein bestimmen konnte, und jeder Zug ist erlaubt. ' +
    'Dass die Aufzeichnung vollständig ist, kann keine Prüfung zeigen.',
  provesDeal:
    'Also folgen die Karten aus den Seeds der Aufzeichnung, und jeder Zug ist erlaubt. Ob jemand die Seeds ' +
    'ausgesucht hat, weiß nur ein Gerät, das am Geben beteiligt war. Dass die Aufzeichnung vollständig ' +
    'ist, kann keine Prüfung zeigen.',
  provesMoves:
    'Also ist jeder Zug erlaubt. Die Partie begann mit einer Stellung, deren Karten aus keinem Seed folgen. ' +
    'Dass die Aufzeichnung vollständig ist, kann keine Prüfung zeigen.',
  saveRecord: 'Aufzeichnung sichern',
  shareReplay: 'Rückblick teilen',
  replay: 'Rückblick',
  seeReplay: 'Noch einmal ansehen',

  // ---- Rückblick
  replayTitle: 'Rückblick',
  step: (at, of) => `Schritt ${at} von ${of}`,
  first: 'An den Anfang',
  previous: 'Einen Schritt zurück',
  next: 'Einen Schritt weiter',
  last: 'Ans Ende',
  playReplay: 'Abspielen',
  playFromHere: 'Ab diesem Zug abspielen',
  turnBefore: 'Der Zug davor',
  turnAfter: 'Der Zug danach',
  pauseReplay: 'Anhalten',
  position: 'Stelle in der Partie',
  playOnHere: 'Von hier weiterspielen',
  playOnHint: 'Eine neue Partie gegen Bots, ab dieser Stelle.',
  playOnImagined:
    'Das ist eine erdachte Welt: Sie passt zu allem, was du gesehen hast, aber die verdeckten ' +
    'Karten sind andere.',
  eyesOf: 'Gesehen von',
  allHands: 'allen: alle Hände offen',
  backToTable: 'Zurück an den Tisch',
  theDeal: 'Das Geben',

  // ---- Zuschauen
  watchTitle: 'Tische zum Zuschauen',
  watchNone: 'Gerade steht kein Tisch allen offen.',
  refresh: 'Noch einmal nachsehen',
  stageOpen: 'wartet auf Personen',
  stageDealing: 'es wird gegeben',
  stageRunning: 'läuft',
  stageOver: 'zu Ende',
  stageClosed: 'geschlossen',

  // ---- Regeln, Urheber, nirgends
  rulesOf: (game) => `Regeln von ${game}`,
  creditsTitle: 'Urheber und Lizenzen',
  creditsText:
    'Pentaphase ist freie Software unter der Apache-Lizenz 2.0. Alles, was du siehst, ist dafür ' +
    'gezeichnet; es wird kein Bild, kein Logo und keine Kartengestaltung der veröffentlichten ' +
    'Spiele verwendet. Die Spiele gehören ihren Urhebern; die Regeln sind mit eigenen Worten ' +
    'erzählt.',
  creditsFonts: 'Schriften',
  creditsFontsText: 'Archivo und Newsreader, SIL Open Font License 1.1.',
  creditsIcons: 'Symbole der Oberfläche',
  creditsIconsText: 'Lucide, ISC-Lizenz; Teile aus Feather, MIT-Lizenz.',
  creditsCode: 'Verwendete Programme',
  creditsCodeText: 'In dieser Seite laufen Svelte (MIT) und uqr (MIT).',
  nowhereTitle: 'Hier ist nichts',
  nowhereText:
    'Vielleicht ist der Link unvollständig. Platz-Links enden mit 32 Buchstaben und Ziffern.',
  toLobby: 'Zur Lobby',

  // ---- Einstellungen
  theme: 'Tisch',
  themeSystem: 'wie das System',
  themeDark: 'dunkel',
  themeLight: 'hell',
  lessMotion: 'Weniger Bewegung',
  withoutNetwork: 'Ohne Netz',
};
