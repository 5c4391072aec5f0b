"""How wide letters are on iOS, and what follows from that for letters of another typeface.

The figures are advances of iOS's font in 2048ths of an em, without the tracking of their size, in the
design for text (17 points) and in that for display (28 points), each at the lightest, the regular and the
heaviest weight. They were worked out from six of the some 390 fonts whose measurements stand in
`golden/font_metrics_ios.json` of the public repository Vercantez/openuikit; MeasuredWidthTests tells how
near others of that file are.
"""

import unicodedata

WEIGHTS = ["thin", "regular", "black"]
DESIGNS = ["text", "display"]
LETTERS = (
    ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$0123456789aAbBc'
    'CdDeEfFgGhHiIjJkKlLmMnNoOpPqQrRsStTuUvVwWxXyYzZ'
)
MEASURED = {
    ("text", "thin"): """
        504 1187 992 564 564 564 577 959 564 564 802 690 690 690 690 690 690 1852 992 554 554 1501
        1253 1729 1024 1253 1253 1253 1253 1253 423 1253 1253 1266 828 1193 1212 1300 1233 1254
        1149 1267 1254 1115 1330 1241 1266 1143 1434 1251 1440 1181 1151 673 1120 1231 1461 1197
        1424 434 426 434 1060 1052 1235 435 1090 1753 1705 1187 1442 1204 1525 1232 1215 1231 1525
        732 1252 1030 1241 683 1244 1187 1434 1014 1330 1526 1904 994 1318 1014 1274 1037 1275""",
    ("text", "regular"): """
        576 1195 966 608 608 608 637 1050 608 608 978 782 782 782 782 782 782 1880 966 624 624 1457
        1290 1895 1024 1290 1290 1290 1290 1290 530 1290 1290 1290 950 1236 1284 1318 1266 1304
        1166 1308 1304 1130 1380 1258 1346 1146 1466 1258 1488 1170 1220 741 1172 1248 1529 1205
        1520 506 548 505 1102 1112 1349 518 1163 1782 1790 1195 1520 1210 1580 1250 1301 1248 1580
        780 1338 1072 1305 744 1298 1195 1510 1110 1380 1586 1982 1074 1390 1112 1342 1104 1355""",
    ("text", "black"): """
        480 1374 1018 816 816 816 822 1232 816 816 1352 974 974 974 974 974 974 1917 1018 746 746
        1592 1460 2347 1024 1460 1460 1460 1460 1460 696 1460 1460 1514 1146 1398 1456 1496 1451
        1496 1310 1534 1496 1285 1620 1410 1494 1260 1570 1410 1573 1291 1327 930 1275 1395 1585
        1384 1688 670 756 670 1360 1351 1556 690 1273 2036 1923 1374 1626 1328 1641 1400 1458 1404
        1641 1002 1506 1248 1460 946 1406 1374 1604 1277 1574 1884 2152 1304 1598 1334 1558 1216
        1412""",
    ("display", "thin"): """
        416 1027 865 409 409 409 500 911 409 489 664 558 558 558 558 558 558 1727 691 490 490 1375
        1232 1451 1024 1203 1203 1203 1203 1203 296 1203 1203 1181 775 1138 1127 1164 1163 1169
        1075 1178 1169 987 1204 1080 1138 985 1303 1080 1312 1021 1051 500 1020 1070 1332 1038 1297
        300 299 300 934 884 1105 300 1009 1575 1576 1027 1315 1044 1398 1070 1086 1070 1398 584
        1124 875 1114 512 1116 1027 1308 860 1203 1360 1777 842 1189 861 1147 881 1147""",
    ("display", "regular"): """
        420 1079 878 440 440 440 546 1002 440 520 826 660 660 660 660 660 660 1791 820 572 572 1370
        1238 1655 1024 1238 1238 1238 1238 1238 442 1238 1238 1242 908 1159 1212 1238 1198 1264
        1120 1228 1264 1028 1301 1134 1238 1026 1405 1134 1390 1049 1131 622 1081 1124 1447 1104
        1432 422 460 420 1014 994 1230 418 1074 1645 1702 1079 1432 1087 1498 1125 1183 1124 1498
        631 1227 953 1215 617 1190 1079 1426 989 1292 1465 1892 959 1300 996 1254 958 1263""",
    ("display", "black"): """
        390 1280 928 546 546 546 749 1184 546 586 1040 904 904 904 904 904 904 1844 1020 668 668
        1504 1377 1991 1024 1412 1412 1412 1412 1412 548 1412 1412 1444 1058 1311 1367 1414 1362
        1407 1223 1430 1407 1213 1534 1310 1382 1205 1512 1305 1477 1224 1216 835 1164 1305 1530
        1289 1556 564 624 564 1271 1209 1445 574 1150 1891 1825 1280 1494 1259 1584 1305 1346 1303
        1583 859 1395 1155 1370 838 1274 1280 1472 1174 1486 1771 2062 1202 1507 1211 1470 1111
        1321""",
}
MEASURED = {key: dict(zip(LETTERS, map(int, text.split()))) for key, text in MEASURED.items()}

# Letters of other scripts that look like Latin ones.
ALIKE = dict(zip("\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425\u0430\u0435\u043e\u0440\u0441\u0443\u0445", "ABEKMHOPCTXaeopcyx"))
ALIKE |= dict(zip("\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a7\u03bf", "ABEZHIKMNOPTXo"))


def base(code):
    """The letter that is as wide: the one without its accents, or one that looks alike."""
    letter = unicodedata.normalize("NFD", chr(code))[0]
    letter = ALIKE.get(letter, letter)
    return letter if letter in LETTERS else None


def fitted(widths):
    """For each design and weight the width of each scalar in 2048ths of an em, from another typeface's in
    thousandths by weight.

    A letter that was measured is as wide as measured; one with an accent differs from its base as
    there; all others are as much wider or narrower as letters are on an average.
    """
    result = {}
    for design in DESIGNS:
        for weight in WEIGHTS:
            measured = MEASURED[design, weight]
            own = {code: round(width * 2.048) for code, width in widths[weight].items()}
            letters = [c for c in LETTERS if c.isalpha()]
            shift = round(sum(measured[c] - own[ord(c)] for c in letters) / len(letters))
            fit = {}
            for code, width in own.items():
                letter = base(code)
                if width == 0:
                    fit[code] = 0
                elif letter:
                    fit[code] = measured[letter] + width - own[ord(letter)]
                else:
                    fit[code] = max(width + shift, 0)
            result[design, weight] = fit
    return result
